import {addListenButtons, onListenClick, stopReading} from './listen';
import type {PracticeData} from './practice';

/** Loads the phone of practice mode and the data of this page (src/manual/plugin.ts). */
async function load() {
  const [, page = ''] = /.*\/docs\/(.*?)\/?$/.exec(location.pathname) ?? [];
  const [{openPractice}, {default: data}] = await Promise.all([
    import('./practiceMode'),
    import(
      /* webpackChunkName: "[request]" */ `@generated/manual/default/practice-${page.replaceAll('/', '-')}.json`
    ) as Promise<{default: PracticeData}>,
  ]);
  return {openPractice, ...data};
}

/** Opens practice mode where the address names a step of it, and closes it elsewhere. Where it does not load, its links lead on. */
async function follow(): Promise<void> {
  stopReading();
  // Named by no class: the styles of it come with it.
  document.querySelector('body > dialog')?.remove();
  const {hash} = location;
  const [, section, step] = /^#practice-(.+)-(\d+)$/.exec(hash) ?? [];
  if (section === undefined) return;
  const {openPractice, words, tasks} = await load();
  const task = tasks[section];
  if (task && location.hash === hash) openPractice(words, task, section, Number(step));
}

const followQuietly = () => void follow().catch(() => undefined);

if (typeof window !== 'undefined') {
  document.addEventListener('click', onListenClick);
  window.addEventListener('hashchange', followQuietly);
}

/** Docusaurus calls it once a page is there. */
export function onRouteDidUpdate({
  location: now,
  previousLocation,
}: {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}): void {
  addListenButtons();
  if (now.pathname !== previousLocation?.pathname) followQuietly();
}
