import {fetchFile, integrityOf, loadStylesheet, PAGE_CHANGE, showPracticeLinks} from '../../static-first';
import {onListenClick, stopReading} from './listen';
import {openPractice, type OpenPractice} from './practiceMode';
import type {PracticeData} from './practiceScreens';

// The script of practice and of reading aloud. src/static-first/deferred/practice.ts loads it on use.

let openTask: ({readonly place: string} & OpenPractice) | undefined;
/** The path of the page that `follow` last looked at. */
let path = '';
/** Counts the calls of `follow`. A task may be asked for twice before its data has come, and only the last call opens it. */
let callCount = 0;

/** The data of this page (src/manual/components/practice.ts). */
async function loadData(): Promise<PracticeData> {
  const address = document.querySelector<HTMLElement>('.task-actions')?.dataset.practice ?? '';
  const response = await fetchFile(address, 'the data of practice', {integrity: integrityOf(address)});
  return (await response.json()) as PracticeData;
}

function close(): void {
  openTask?.close();
  openTask = undefined;
}

/** Opens practice mode where the address names a step of it, and closes it elsewhere. */
async function follow(): Promise<void> {
  stopReading();
  callCount += 1;
  const call = callCount;
  const {hash, pathname} = location;
  path = pathname;
  const [, section, step] = /^#practice-(.+)-(\d+)$/.exec(hash) ?? [];
  const place = `${pathname}#${section}`;
  if (place === openTask?.place) {
    openTask.goTo(Number(step));
    return;
  }
  close();
  if (section === undefined) return;
  try {
    const [{words, tasks}] = await Promise.all([loadData(), loadStylesheet()]);
    const task = new Map(Object.entries(tasks)).get(section);
    if (task && call === callCount) openTask = {place, ...openPractice(words, task, section, Number(step))};
  } catch {
    if (call === callCount) showPracticeLinks();
  }
}

/** Back may lead to another page, whose address comes before it is shown. */
function leave(): void {
  if (location.pathname === path) return;
  callCount += 1;
  close();
}

document.addEventListener('click', onListenClick);
for (const type of ['hashchange', PAGE_CHANGE]) window.addEventListener(type, () => void follow());
window.addEventListener('popstate', leave);
window.addEventListener('pagehide', stopReading);
void follow();
