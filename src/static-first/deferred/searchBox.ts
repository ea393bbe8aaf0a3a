import {GoneError} from '../fetchFile';
import {narrowLayout} from '../inline/conditions';
import {revealTarget} from '../inline/revealTarget';
import {addOverlay} from './overlayHistory';
import {focusTarget} from './links';
import {loadSearch, type SearchPanel, type SearchScript} from './searchScript';

/** A search box that is open. */
interface OpenBox {
  readonly box: HTMLElement;
  /** The element that gets the focus back. */
  from: Element | null;
  /** Whether Enter waits for the answers, and opens the first one. */
  isSubmitted: boolean;
  /** Set while the box is a dialog that covers a narrow screen. */
  release?: (() => void) | undefined;
  panel?: SearchPanel;
}

/** The open search box. */
export let openBox: OpenBox | undefined;
let script: SearchScript | undefined;
/** Why the search did not load. */
let failure: unknown;

export const fieldOf = (box: HTMLElement) => box.querySelector('input');

/** Shows in the box what its state is: letters that can be deleted, a search that waits or has failed, answers. */
export function update(box: HTMLElement): void {
  if (script && openBox?.box === box) {
    openBox.panel ??= script.openPanel(box, {ask, goTo, leave});
    const {isSubmitted} = openBox;
    openBox.isSubmitted = false;
    openBox.panel.update(isSubmitted);
  }
  // The first answer may have been opened.
  const isOpen = box === openBox?.box;
  const isFailed = isOpen && !script && failure !== undefined;
  const field = fieldOf(box);
  const isBlank = field?.value.trim() === '';
  const parts = {
    clear: field?.value !== '',
    waiting: isOpen && !script && !isFailed && !isBlank,
    error: isFailed,
    close: isOpen && openBox?.release !== undefined,
  };
  for (const [part, isShown] of Object.entries(parts))
    box.querySelector(`.search__${part}`)?.toggleAttribute('hidden', !isShown);
  field?.setAttribute('aria-expanded', String(isOpen && script !== undefined));
}

export function load(): void {
  const end = () => {
    if (openBox) update(openBox.box);
  };
  void loadSearch().then(
    (loadedScript) => {
      script = loadedScript;
      end();
    },
    (error: unknown) => {
      failure = error;
      end();
    },
  );
}

/** Forgets the active option and an Enter that waits, so that nothing opens later. */
function cancelChoice(): void {
  if (!openBox) return;
  openBox.isSubmitted = false;
  openBox.panel?.clear();
}

/** Makes the open box a dialog on narrow screens, and a list below the field elsewhere. */
export function setDialog(isDialog: boolean): void {
  if (!openBox || isDialog === (openBox.release !== undefined)) return;
  const {box} = openBox;
  document.documentElement.toggleAttribute('data-search-open', isDialog);
  if (isDialog) {
    const attributes = {role: 'dialog', 'aria-modal': 'true', 'aria-label': box.dataset.name ?? ''};
    for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);
    openBox.release = addOverlay(() => close(true));
  } else {
    for (const name of ['role', 'aria-modal', 'aria-label']) box.removeAttribute(name);
    openBox.release?.();
    openBox.release = undefined;
  }
}

/** Opens a box. */
export function show(box: HTMLElement): OpenBox {
  if (openBox && openBox.box !== box) close(false);
  openBox ??= {box, from: null, isSubmitted: false};
  setDialog(narrowLayout().matches);
  update(box);
  load();
  return openBox;
}

/** Opens a box by another element, and focuses its field: phones show their keyboard only for a focus during the press. */
export function openFrom(box: HTMLElement, from: Element | null): void {
  show(box).from = from;
  // The navbar is sticky and already visible, but it lies within the scroll padding of the page, so the browser would scroll.
  fieldOf(box)?.focus({preventScroll: box.closest('.navbar') !== null});
  fieldOf(box)?.select();
}

/** @param isFocusReturned whether the focus goes back to the element that opened the search */
export function close(isFocusReturned: boolean): void {
  if (!openBox) return;
  const {box, from, panel} = openBox;
  setDialog(false);
  panel?.remove();
  openBox = undefined;
  // The next time it loads again.
  failure = undefined;
  update(box);
  if (!isFocusReturned) return;
  const field = fieldOf(box);
  // A button that closed the search is gone with it. The button beside the field takes the focus without the keyboard of a phone.
  const rest = document.activeElement === field ? field : box.querySelector('.search__submit');
  if (from === document.body) field?.blur();
  // As in `openFrom`: the browser would scroll for a field in the navbar.
  else ((from ?? rest) as HTMLElement | null)?.focus({preventScroll: true});
}

/** Closes the search when the router follows a link. */
function leave(hash: string): void {
  reset();
  close(false);
  // A place on this page could not take the focus under the dialog. On another page the router moves it.
  requestAnimationFrame(() => {
    if (hash && document.getElementById(hash.slice(1))) focusTarget(hash);
  });
}

/** Goes to an answer of this page. */
function goTo(hash: string): void {
  const isDialog = openBox?.release !== undefined;
  if (isDialog) {
    // The entry of the dialog becomes one of the page, so that closing it does not go back, which would also restore the scroll position.
    const {overlays: _, ...state} = history.state as {overlays?: number};
    history.replaceState(state, '');
  }
  if (hash === location.hash || hash === '') {
    const address = location.pathname + location.search + hash;
    if (isDialog || hash === location.hash) history.replaceState(history.state, '', address);
    else history.pushState(null, '', address);
    revealTarget(hash);
    const target = hash ? document.getElementById(hash.slice(1)) : document.body;
    target?.scrollIntoView();
  } else location[isDialog ? 'replace' : 'assign'](hash);
  reset();
  close(false);
  // The browser also moves the focus when it follows a hash.
  requestAnimationFrame(() => focusTarget(hash));
}

export function changeQuery(box: HTMLElement): void {
  const field = fieldOf(box);
  // A script may write more into the field than its `maxlength`.
  if (field && field.value.length > field.maxLength) field.value = field.value.slice(0, field.maxLength);
  cancelChoice();
  show(box);
}

/** Puts a query into the field of the open box. */
export function ask(query: string): void {
  const field = openBox && fieldOf(openBox.box);
  if (!openBox || !field) return;
  field.value = query;
  changeQuery(openBox.box);
  field.focus();
}

export function submit(box: HTMLElement): void {
  if (openBox?.panel?.follow()) return;
  show(box).isSubmitted = true;
  update(box);
}

/** After a navigation the fields are empty again. */
export function reset(): void {
  cancelChoice();
  // The field may be gone with its page.
  if (openBox && !openBox.box.isConnected) close(false);
  for (const box of document.querySelectorAll<HTMLElement>('.search')) {
    const field = fieldOf(box);
    if (field) field.value = '';
    update(box);
  }
}

/** Loads the search again after a failure. Where a file is gone, a new version was deployed: the reloaded page names its files. */
export function retry(box: HTMLElement): void {
  if (failure instanceof GoneError) location.reload();
  failure = undefined;
  ask(fieldOf(box)?.value ?? '');
}
