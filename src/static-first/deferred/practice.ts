import {endWaitMessage, giveUp, wait} from '../inline/beforeHydration';
import {closestOf} from '../inline/events';
import {append, loaded} from './assets';
import {opensElsewhere, PAGE_CHANGE} from './links';

/** The file of the script among those of practice, which the build inserts (src/static-first/build/bundleScript.ts). */
declare const PRACTICE_SCRIPT: string;

/** The row of the first task, which names the data of the page's tasks and has the message for practice that does not load. */
const taskRow = () => document.querySelector<HTMLElement>('.task-actions')?.dataset;

/** The line of `showPracticeLinks`. */
const notice = () => document.querySelector('.steps > li > [role=status]');

/** Where practice mode does not load, the links in the pictures lead on, and a line says so. */
export function showPracticeLinks(): void {
  const line = notice() ?? document.createElement('p');
  line.setAttribute('role', 'status');
  document.querySelector('.steps > li:target')?.prepend(line);
  line.textContent = taskRow()?.offline ?? '';
}

let script: HTMLScriptElement | undefined;
let isLoaded = false;

/**
 * Loads the script of practice and of reading aloud (src/screens/practice), once unless it fails.
 * @throws the event when it does not load
 */
async function loadPractice(): Promise<void> {
  if (isLoaded) return;
  const folder = taskRow()?.practice?.replace(/[^/]*$/, '');
  script ??= append('script', {src: `${folder}${PRACTICE_SCRIPT}`});
  await loaded(script).catch((error: unknown) => {
    script = undefined;
    throw error;
  });
  isLoaded = true;
}

/** Presses a button that reads aloud once its script has come, unless the reader has gone on. */
async function listenWhenLoaded(button: HTMLElement): Promise<void> {
  if (button.hasAttribute('aria-busy')) return;
  const {href} = location;
  wait(button);
  // Safari lets a page speak that has spoken during a press.
  speechSynthesis.speak(new SpeechSynthesisUtterance(''));
  await loadPractice().catch(() => giveUp(''));
  button.removeAttribute('aria-busy');
  if (!isLoaded) return;
  endWaitMessage();
  if (location.href === href) button.click();
}

/**
 * Loads practice where the address names a step of it, and when a reader begins to use it. Neither needs React: opening a task loads a
 * tenth of what the scripts of the page are.
 */
export function followPractice(): void {
  const follow = () => {
    notice()?.remove();
    if (taskRow() && location.hash.startsWith('#practice-')) void loadPractice().catch(showPracticeLinks);
  };
  addEventListener('click', (event) => {
    const button = closestOf(event, '.listen');
    if (button && !isLoaded) void listenWhenLoaded(button);
    // All steps are one entry of the history, by links too, so that Back leaves practice. A step may also link to another page.
    const hash = closestOf(event, '.steps > li:target a')?.getAttribute('href');
    if (!hash?.startsWith('#') || event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    location.replace(hash);
  });
  addEventListener('pointerdown', (event) => {
    if (closestOf(event, '.practice-link, .listen')) void loadPractice().catch(() => undefined);
  });
  addEventListener('hashchange', follow);
  addEventListener(PAGE_CHANGE, follow);
  follow();
}
