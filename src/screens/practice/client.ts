import {fetchFile, integrityOf, loadStylesheet, PAGE_CHANGE, showPracticeLinks} from '../../static-first';
import {onListenClick, stopReading} from './listen';
import {openPractice, type OpenPractice} from './practiceMode';
import type {PracticeData} from './practiceScreens';

// The script of practice and of reading aloud. src/static-first/deferred/practice.ts loads it on use.

/** The task that is open in practice mode. */
let open: ({readonly place: string} & OpenPractice) | undefined;
/** Counts the calls of `follow`. A task may be asked for twice before its data has come, and only the last call opens it. */
let callCount = 0;

/** The data of this page (src/manual/components/practice.ts). */
async function loadData(): Promise<PracticeData> {
  const address = document.querySelector<HTMLElement>('.task-actions')?.dataset.practice ?? '';
  const response = await fetchFile(address, 'the data of practice', {integrity: integrityOf(address)});
  return (await response.json()) as PracticeData;
}

/** Opens practice mode where the address names a step of it, and closes it elsewhere. */
async function follow(): Promise<void> {
  stopReading();
  callCount += 1;
  const call = callCount;
  const {hash} = location;
  const [, section, step] = /^#practice-(.+)-(\d+)$/.exec(hash) ?? [];
  const place = `${location.pathname}#${section}`;
  if (place === open?.place) {
    open.goTo(Number(step));
    return;
  }
  open?.close();
  open = undefined;
  if (section === undefined) return;
  const [{words, tasks}] = await Promise.all([loadData(), loadStylesheet()]);
  const task = tasks[section];
  if (task && call === callCount) open = {place, ...openPractice(words, task, section, Number(step))};
}

const followQuietly = () => void follow().catch(showPracticeLinks);

document.addEventListener('click', onListenClick);
for (const type of ['hashchange', PAGE_CHANGE]) window.addEventListener(type, followQuietly);
followQuietly();
