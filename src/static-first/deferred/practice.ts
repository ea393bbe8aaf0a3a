import {giveUp} from '../inline/messages';
import {closestOf} from '../inline/events';
import {opensElsewhere, PAGE_CHANGE} from './links';
import {isLoaded, loadOnUse, pressWhenLoaded} from './onUse';

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

/**
 * Loads practice where the address names a step of it, and when a reader begins to use it. It needs no React: opening a task loads a
 * fifth of the bytes of React.
 */
export function followPractice(): void {
  const follow = () => {
    notice()?.remove();
    if (taskRow() && location.hash.startsWith('#practice-')) void loadOnUse('practice').catch(showPracticeLinks);
  };
  addEventListener('click', (event) => {
    const button = closestOf(event, '.listen');
    if (button && !isLoaded('practice')) {
      // Safari lets a page speak that has spoken during a press.
      speechSynthesis.speak(new SpeechSynthesisUtterance(''));
      void pressWhenLoaded(button, 'practice', () => giveUp(''));
    }
    // All steps are one entry of the history, by links too, so that Back leaves practice. A step may also link to another page.
    const hash = closestOf(event, '.steps > li:target a')?.getAttribute('href');
    if (!hash?.startsWith('#') || event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    location.replace(hash);
  });
  addEventListener('pointerdown', (event) => {
    if (closestOf(event, '.practice-link, .listen')) void loadOnUse('practice').catch(() => undefined);
  });
  addEventListener('hashchange', follow);
  addEventListener(PAGE_CHANGE, follow);
  follow();
}
