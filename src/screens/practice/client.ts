import {addListenButtons, onListenClick, stopReading} from './listen';
import type {PracticeData} from './practiceScreens';

/** The task that is open in practice mode, and what closes it. */
let open: {readonly place: string; readonly close: () => void} | undefined;

/** Opens practice mode where the address names a step of it, and closes it elsewhere. Where it does not load, its links lead on. */
async function follow(): Promise<void> {
  stopReading();
  const {hash} = location;
  const [, section, step] = /^#practice-(.+)-(\d+)$/.exec(hash) ?? [];
  const place = `${location.pathname}#${section}`;
  // Back, to a step that was passed before the code of practice had come.
  if (place === open?.place) {
    history.back();
    return;
  }
  open?.close();
  open = undefined;
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
  if (task && location.hash === hash) open = {place, close: openPractice(data.words, task, section, Number(step))};
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
