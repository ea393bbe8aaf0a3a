import {GoneError} from '../fetchFile';
import {isOfInputMethod} from '../inline/browserFeatures';
import {isConstrained, narrowLayout} from '../inline/conditions';
import {closestOf} from '../inline/events';
import {revealTarget} from '../inline/revealTarget';
import {addOverlay} from './overlayHistory';
import {focusTarget, PAGE_CHANGE} from './links';
import {isSearchShortcut} from './searchKeys';
import {loadSearch, type SearchPanel, type SearchScript} from './searchScript';
import {whenLoaded} from './whenLoaded';

/** The search box that is open. */
interface Open {
  readonly box: HTMLElement;
  /** The element that gets the focus back. */
  from: Element | null;
  /** Whether Enter waits for the answers, and opens the first one. */
  isSubmitted: boolean;
  /** Set while the box is a dialog that covers a narrow screen. */
  release?: (() => void) | undefined;
  panel?: SearchPanel;
}

let open: Open | undefined;
let script: SearchScript | undefined;
/** Why the search did not load. */
let failure: unknown;

const fieldOf = (box: HTMLElement) => box.querySelector('input');
const boxOf = (event: Event) => closestOf(event, '.search');

/** Shows in the box what its state is: letters that can be deleted, a search that waits or has failed, answers. */
function update(box: HTMLElement): void {
  if (script && open?.box === box) {
    open.panel ??= script.openPanel(box, {ask, goTo, leave});
    const {isSubmitted} = open;
    open.isSubmitted = false;
    open.panel.update(isSubmitted);
  }
  // The first answer may have been opened.
  const isOpen = box === open?.box;
  const isFailed = isOpen && !script && failure !== undefined;
  const field = fieldOf(box);
  const isBlank = field?.value.trim() === '';
  const parts = {
    clear: field?.value !== '',
    waiting: isOpen && !script && !isFailed && !isBlank,
    error: isFailed,
    close: isOpen && open?.release !== undefined,
  };
  for (const [part, isShown] of Object.entries(parts))
    box.querySelector(`.search__${part}`)?.toggleAttribute('hidden', !isShown);
  field?.setAttribute('aria-expanded', String(isOpen && script !== undefined));
}

function load(): void {
  const end = () => {
    if (open) update(open.box);
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
  if (!open) return;
  open.isSubmitted = false;
  open.panel?.clear();
}

/** Makes the open box a dialog on narrow screens, and a list below the field elsewhere. */
function setDialog(isDialog: boolean): void {
  if (!open || isDialog === (open.release !== undefined)) return;
  const {box} = open;
  document.documentElement.toggleAttribute('data-search-open', isDialog);
  if (isDialog) {
    const attributes = {role: 'dialog', 'aria-modal': 'true', 'aria-label': box.dataset.name ?? ''};
    for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);
    open.release = addOverlay(() => close(true));
  } else {
    for (const name of ['role', 'aria-modal', 'aria-label']) box.removeAttribute(name);
    open.release?.();
    open.release = undefined;
  }
}

/** Opens a box. */
function show(box: HTMLElement): Open {
  if (open && open.box !== box) close(false);
  open ??= {box, from: null, isSubmitted: false};
  setDialog(narrowLayout().matches);
  update(box);
  load();
  return open;
}

/** Opens a box by another element, and focuses its field: phones show their keyboard only for a focus during the press. */
function openFrom(box: HTMLElement, from: Element | null): void {
  show(box).from = from;
  // The bar comes to the reader, and lies within the scroll padding of the page, for which the browser would scroll.
  fieldOf(box)?.focus({preventScroll: box.closest('.navbar') !== null});
  fieldOf(box)?.select();
}

/** @param isFocusReturned whether the focus goes back to the element that opened the search */
function close(isFocusReturned: boolean): void {
  if (!open) return;
  const {box, from, panel} = open;
  setDialog(false);
  panel?.remove();
  open = undefined;
  // The next time it loads again.
  failure = undefined;
  update(box);
  if (!isFocusReturned) return;
  const field = fieldOf(box);
  // A button that closed the search is gone with it. The button beside the field takes the focus without the keyboard of a phone.
  const rest = document.activeElement === field ? field : box.querySelector('.search__submit');
  if (from === document.body) field?.blur();
  // The navbar lies within the scroll padding of the page, which the browser would scroll for it.
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
  const isDialog = open?.release !== undefined;
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

function changeQuery(box: HTMLElement): void {
  const field = fieldOf(box);
  // A script may write more into the field than its `maxlength`.
  if (field && field.value.length > field.maxLength) field.value = field.value.slice(0, field.maxLength);
  cancelChoice();
  show(box);
}

/** Puts a query into the field of the open box. */
function ask(query: string): void {
  const field = open && fieldOf(open.box);
  if (!open || !field) return;
  field.value = query;
  changeQuery(open.box);
  field.focus();
}

function submit(box: HTMLElement): void {
  if (open?.panel?.follow()) return;
  show(box).isSubmitted = true;
  update(box);
}

/** After a navigation the fields are empty again. */
function reset(): void {
  cancelChoice();
  // The field of the home page is gone with its page.
  if (open && !open.box.isConnected) close(false);
  for (const box of document.querySelectorAll<HTMLElement>('.search')) {
    const field = fieldOf(box);
    if (field) field.value = '';
    update(box);
  }
}

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
    if (failure instanceof GoneError) location.reload();
    failure = undefined;
    ask(fieldOf(box)?.value ?? '');
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
        ArrowUp: () => open?.panel?.move(-1),
      }
    : {};
  const handle = event.key === 'Escape' && open ? () => close(true) : onFieldKey[event.key];
  if (handle) event.preventDefault();
  handle?.();
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
  // The field keeps the focus when the window loses it: that the window comes back opens nothing.
  let kept: EventTarget | null = null;
  addEventListener('focusin', (event) => {
    const box = closestOf(event, '.search input')?.closest<HTMLElement>('.search');
    if (box && event.target !== kept) onFocus(box);
    kept = null;
  });
  addEventListener('focusout', ({target, relatedTarget}) => {
    if (target === document.activeElement) kept = target;
    const hasLeft = relatedTarget && !open?.box.contains(relatedTarget as Node);
    if (hasLeft && !open?.release) close(false);
  });
  addEventListener('pointerdown', (event) => {
    const box = boxOf(event);
    if (box) load();
    if (open && !open.release && box !== open.box) close(false);
  });
  // When the window passes the breakpoint, the dialog becomes a list, or the list a dialog.
  narrowLayout().addEventListener('change', ({matches}) => {
    setDialog(matches);
    if (open) update(open.box);
  });
  for (const type of [PAGE_CHANGE, 'hashchange', 'pagehide']) addEventListener(type, reset);
  // The browser may keep this page, and show it again: a list would cover it. A dialog has an entry in the history.
  addEventListener('pagehide', () => {
    if (!open?.release) close(false);
  });
  // The field was used before this script ran.
  const [last] = events.slice(-1);
  const {activeElement} = document;
  const isFocused = activeElement?.matches('.search input');
  const box = isFocused ? activeElement?.closest<HTMLElement>('.search') : last && boxOf(last);
  if (box && isFocused) onFocus(box);
  if (box && fieldOf(box)?.value) changeQuery(box);
  if (last?.type === 'click' && !isCovered()) onClick(last);
  if (last?.type === 'keydown') onKey(last as KeyboardEvent);
  if (!isConstrained()) void whenLoaded(suggestPage);
  addEventListener(PAGE_CHANGE, suggestPage);
}
