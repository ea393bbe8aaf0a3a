import {addListenButtons, onListenClick, stopReading} from './listen';
import type {PracticeData} from './practice';

/** Closes practice mode. */
let close: (() => void) | undefined;

/** Opens practice mode where the address names a step of it, and closes it elsewhere. Where it does not load, its links lead on. */
async function follow(): Promise<void> {
  stopReading();
  close?.();
  close = undefined;
  const {hash} = location;
  const [, section, step] = /^#practice-(.+)-(\d+)$/.exec(hash) ?? [];
  if (section === undefined) return;
  const [, page = ''] = /.*\/docs\/(.*?)\/?$/.exec(location.pathname) ?? [];
  const [{openPractice}, {default: data}] = await Promise.all([
    import('./practiceMode'),
    // The data of this page (src/manual/plugin.ts).
    import(
      /* webpackChunkName: "[request]" */ `@generated/manual/default/practice-${page.replaceAll('/', '-')}.json`
    ) as Promise<{default: PracticeData}>,
  ]);
  const task = data.tasks[section];
  if (task && location.hash === hash) close = openPractice(data.words, task, section, Number(step));
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
