import {addListenButtons, onListenClick, stopReading} from './listen';

/** The way out of practice mode (practice.css), while it is open. */
const wayOut = () => document.querySelector<HTMLAnchorElement>('.steps > li:target .practice__leave');

/** Esc leaves practice mode. So does what opens the search, whose field is not on the screen there. */
function onKeyDown({key, ctrlKey, metaKey}: KeyboardEvent): void {
  const link = wayOut();
  if (link && (key === 'Escape' || key === '/' || (/^k$/i.test(key) && (ctrlKey || metaKey)))) link.click();
}

/** A screen reader says what is asked for when something else is tapped: it hears words that are written, not those that are shown. */
function onFocusIn({target}: FocusEvent): void {
  const words = target instanceof Element && target.matches('li:target .screen') && target.querySelector('.screen__do');
  if (words) words.replaceChildren(words.textContent);
}

if (typeof window !== 'undefined') {
  // In the capture phase, before the shortcut of the search.
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('click', onListenClick);
  window.addEventListener('hashchange', stopReading);
}

/** Docusaurus calls it once a page is there. */
export const onRouteDidUpdate = addListenButtons;
