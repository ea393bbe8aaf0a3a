import {isOfInputMethod} from '../inline/browserFeatures';
import {isConstrained, narrowLayout} from '../inline/conditions';
import {closestOf} from '../inline/events';
import {PAGE_CHANGE} from './links';
import {
  ask,
  changeQuery,
  close,
  fieldOf,
  load,
  openBox,
  openFrom,
  reset,
  retry,
  setDialog,
  show,
  submit,
  update,
} from './searchBox';
import {isSearchShortcut} from './searchKeys';
import {loadSearch} from './searchScript';
import {whenLoaded} from './whenLoaded';

const boxOf = (event: Event) => closestOf(event, '.search');

/** The menu covers the page. */
const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;

function onClick(event: Event): void {
  const box = boxOf(event);
  const control = closestOf(event, 'button,input');
  if (!box || !control) return;
  if (control.matches('.search__open')) openFrom(box, control);
  else if (control.matches('.search__close')) close(true);
  else if (control.matches('.search__clear')) {
    show(box);
    ask('');
  } else if (control.matches('.search__retry')) {
    retry(box);
  } else if (control.matches('.search__submit')) {
    openFrom(box, null);
    submit(box);
  } else if (control.matches('input')) show(box);
}

function onKey(event: KeyboardEvent): void {
  if (isOfInputMethod(event)) return;
  if (isSearchShortcut(event) && !isCovered()) {
    // With several search boxes on a page, the first visible one handles the key.
    const box = [...document.querySelectorAll<HTMLElement>('.search')].find((each) => each.getClientRects().length > 0);
    if (!box) return;
    event.preventDefault();
    openFrom(box, document.activeElement);
    return;
  }
  const box = closestOf(event, '.search input') && boxOf(event);
  const onFieldKey: Record<string, () => void> = box
    ? {
        Enter: () => submit(box),
        ArrowDown() {
          show(box).panel?.move(1);
        },
        ArrowUp: () => openBox?.panel?.move(-1),
      }
    : {};
  const handle = event.key === 'Escape' && openBox ? () => close(true) : onFieldKey[event.key];
  if (handle) event.preventDefault();
  handle?.();
}

/** Handles the last key from before this script ran, or the shortcut of the search with the question that was typed after it. */
function replayKeys(keys: readonly KeyboardEvent[]): void {
  // -1 without the shortcut: the last key.
  const shortcut = keys.findIndex(isSearchShortcut);
  const [first, ...others] = keys.slice(shortcut);
  if (first) onKey(first);
  if (others.length > 0) ask(others.map(({key}) => (key.length === 1 ? key : '')).join(''));
}

/** A focus may come from Tab: on a narrow screen a dialog would trap it, and the reader could not go on to the next control. */
function onFocus(box: HTMLElement): void {
  if (narrowLayout().matches) load();
  else show(box);
}

/** On the not-found page the script of the search names the page that the reader may have meant. */
function suggestPage(): void {
  if (document.querySelector('.nearest-page'))
    void loadSearch().then(
      (search) => search.suggestPage(),
      () => undefined,
    );
}

/**
 * Makes the search boxes work (src/search/ui/SearchBox.tsx): what opens and closes them, their keys and their focus. The answers are a
 * script of their own, which comes on use.
 * @param events captured before this script ran
 */
export function followSearch(events: readonly Event[]): void {
  addEventListener('click', onClick);
  addEventListener('keydown', onKey);
  addEventListener('input', (event) => {
    const box = boxOf(event);
    if (box) changeQuery(box);
  });
  // The field keeps the focus when the window loses it, and gets `focusin` again when the window comes back, which opens nothing.
  let lastFocused: EventTarget | null = null;
  addEventListener('focusin', (event) => {
    const box = closestOf(event, '.search input')?.closest<HTMLElement>('.search');
    if (box && event.target !== lastFocused) onFocus(box);
    lastFocused = null;
  });
  addEventListener('focusout', ({target, relatedTarget}) => {
    if (target === document.activeElement) lastFocused = target;
    const hasLeft = relatedTarget && !openBox?.box.contains(relatedTarget as Node);
    if (hasLeft && !openBox?.release) close(false);
  });
  addEventListener('pointerdown', (event) => {
    const box = boxOf(event);
    if (box) load();
    if (openBox && !openBox.release && box !== openBox.box) close(false);
  });
  // When the window passes the breakpoint, the dialog becomes a list, or the list a dialog.
  narrowLayout().addEventListener('change', ({matches}) => {
    setDialog(matches);
    if (openBox) update(openBox.box);
  });
  for (const type of [PAGE_CHANGE, 'hashchange', 'pagehide']) addEventListener(type, reset);
  // The browser may keep this page, and show it again: a list would cover it. A dialog has an entry in the history.
  addEventListener('pagehide', () => {
    if (!openBox?.release) close(false);
  });
  // The field was used before this script ran.
  const [last] = events.slice(-1);
  const {activeElement} = document;
  const isFocused = activeElement?.matches('.search input');
  const box = isFocused ? activeElement?.closest<HTMLElement>('.search') : last && boxOf(last);
  if (box && isFocused) onFocus(box);
  if (box && fieldOf(box)?.value) changeQuery(box);
  if (last?.type === 'click' && !isCovered()) onClick(last);
  // Keys that the field got are in it.
  const keys = events.filter(({type}) => type === 'keydown') as KeyboardEvent[];
  if (last?.type === 'keydown') replayKeys(isFocused ? keys.slice(-1) : keys);
  if (!isConstrained()) void whenLoaded(suggestPage);
  addEventListener(PAGE_CHANGE, suggestPage);
}
