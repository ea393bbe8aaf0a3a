import {hidePracticeNotice, offerVoice, showPracticeLinks} from '../../static-first';
import {onListenClick, stopReading} from './listen';
import type {OpenPractice} from './practiceMode';
import type {PracticeData} from './practiceScreens';

/** The task that is open in practice mode. */
let open: ({readonly place: string} & OpenPractice) | undefined;
/** The steps that the reader passed by links before practice mode was open. */
let passedHashes: string[] = [];
/** Counts the calls of `follow`. A task may be asked for twice before its code has come, and only the last call opens it. */
let callCount = 0;

/** Opens practice mode where the address names a step of it, and closes it elsewhere. */
async function follow(): Promise<void> {
  stopReading();
  hidePracticeNotice();
  callCount += 1;
  const call = callCount;
  const {hash} = location;
  const [, section, step] = /^#practice-(.+)-(\d+)$/.exec(hash) ?? [];
  const place = `${location.pathname}#${section}`;
  if (place === open?.place) {
    // The reader went back to a step that was passed before the code of practice had loaded: go on back, out of practice.
    if (passedHashes.includes(hash)) history.back();
    else open.goTo(Number(step));
    return;
  }
  open?.close();
  open = undefined;
  if (section === undefined) {
    passedHashes = [];
    return;
  }
  passedHashes.push(hash);
  const name = document.querySelector<HTMLElement>('.task-actions')?.dataset.practice ?? '';
  const [{openPractice}, {default: data}] = await Promise.all([
    import('./practiceMode'),
    // The data of this page (src/manual/plugin.ts).
    import(/* webpackChunkName: "[request]" */ `@generated/manual/default/practice-${name}.json`) as Promise<{
      default: PracticeData;
    }>,
  ]);
  const task = data.tasks[section];
  if (!task || call !== callCount || location.hash !== hash) return;
  passedHashes = passedHashes.filter((each) => each !== hash);
  open = {place, ...openPractice(data.words, task, section, Number(step))};
}

const followQuietly = () => void follow().catch(showPracticeLinks);

if (typeof window !== 'undefined') {
  document.addEventListener('click', onListenClick);
  window.addEventListener('hashchange', followQuietly);
}

/** Docusaurus calls this once a page is shown. */
export function onRouteDidUpdate({
  location: now,
  previousLocation,
}: {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}): void {
  stopReading();
  offerVoice();
  if (now.pathname !== previousLocation?.pathname) followQuietly();
}
