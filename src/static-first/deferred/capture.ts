import {type BeforeHydration, wait} from '../inline/beforeHydration';
import {isOfInputMethod} from '../inline/browserFeatures';
import {REACT_BUTTONS} from '../inline/choices';
import {isHydrated} from '../inline/conditions';
import {closestOf} from '../inline/events';
import {fetchSearch, loadScripts} from './assets';
import {stopStrayClick} from './strayClick';

export const FIELD_SELECTOR = 'input';
/** Controls that only work once React runs. Links and summaries work without it too. */
const CONTROLS = `${REACT_BUTTONS},${FIELD_SELECTOR}`;

/**
 * The controls of the page that are like this one. The index among them finds it again when React renders a translated page again: an
 * index among all controls would change, since that page has other ones, such as the controls of the menu.
 */
export const controlsLike = ({localName, className}: HTMLElement): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (each) => each.localName === localName && each.className === className,
  );

/** A control of `CONTROLS` with its index among the ones like it. */
export type Used = {control: HTMLElement; index: number; value: string};

/** Pending input of a page that is not hydrated yet. */
export type Captured = {
  /** The button that waits; a later one replaces it. */
  clicked?: Used;
  /** The control that has the focus. */
  focused?: Used;
};

/** The field of a control: itself, or the one before the button of a search. */
export const fieldOf = (control: Element): HTMLInputElement | undefined =>
  [control, control.previousElementSibling].find((each) => each instanceof HTMLInputElement);

/** Says below a field that the search for its letters is running. */
const showSearching = (control: Element, isShown: boolean) =>
  control.closest('.search')?.querySelector('.search__waiting')?.toggleAttribute('data-early', isShown);

/** Shows that a control no longer waits. */
export function endWait(control: Element): void {
  control.removeAttribute('aria-busy');
  showSearching(control, false);
}

/**
 * Handles the reader's events until hydration: a pointer, the focus or a key on a control of `CONTROLS` loads the scripts, and a click
 * waits for them. Enter in a search field clicks the button beside it.
 * @returns a function that ends all waiting, for a page that cannot be hydrated
 */
export function captureUse(state: BeforeHydration): () => void {
  const captured: Captured = {};
  let isReleased = false;

  const use = (control: HTMLElement): Used => ({
    control,
    index: controlsLike(control).indexOf(control),
    value: fieldOf(control)?.value ?? '',
  });

  const forgetClick = () => {
    if (captured.clicked) endWait(captured.clicked.control);
    captured.clicked = undefined;
  };

  const click = (control: HTMLElement) => {
    if (isReleased) return;
    if (captured.clicked?.control !== control) forgetClick();
    const clicked = use(control);
    captured.clicked = clicked;
    wait(control);
    showSearching(control, clicked.value.trim() !== '');
  };

  /** A field waits until the reader leaves it; React searches for its letters, and replaces the class with its own. */
  const useField = (field: HTMLElement) => {
    const search = field.closest('.search');
    if (search && !search.matches('.search--early')) {
      search.classList.add('search--early');
      const leave = (event: Event) => {
        if (search.contains((event as FocusEvent).relatedTarget as Node | null)) return;
        // Chrome also reports it when React removes the search from a translated page, although the reader did not leave.
        queueMicrotask(() => {
          if (!search.isConnected) return;
          search.removeEventListener('focusout', leave);
          search.classList.remove('search--early');
          forgetClick();
        });
      };
      search.addEventListener('focusout', leave);
    }
    click(field);
  };

  /** Shows the field at once, since phones show their keyboard only for a focus during the press. */
  const openField = (button: HTMLElement) => {
    const field = button.parentElement?.querySelector('input');
    if (!field) return;
    button.removeAttribute('aria-busy');
    useField(field);
    field.focus();
  };

  const capture = (event: Event & Partial<KeyboardEvent>) => {
    const {type, key} = event;
    const control = closestOf(event, CONTROLS);
    if (isHydrated()) return;
    const isClick = type === 'click';
    if (!isClick) captured.focused = undefined;
    if (isClick && stopStrayClick(event)) {
      control?.removeAttribute('aria-busy');
      return;
    }
    // A control that works without React (the menu, an answer, a link) cancels the waiting click.
    if (isClick && closestOf(event, '[popovertarget],summary,a')) forgetClick();
    if (!control) return;
    loadScripts();
    if (control.closest('.search')) fetchSearch();
    // The focus moves after pointerdown: focusin reports it.
    if (type === 'pointerdown') return;
    const isField = control.matches(FIELD_SELECTOR);
    if (!isClick || isField) {
      const used = use(control);
      captured.focused = used;
      const button = control.nextElementSibling as HTMLElement | null;
      const {clicked} = captured;
      const isSubmitted = clicked?.control === button && clicked.value === used.value;
      // The reader may have left the field before this script came.
      const isInUse = (isClick || type === 'input') && control === document.activeElement;
      if (isInUse && !isSubmitted) useField(control);
      if (isField && key === 'Enter' && button && !isOfInputMethod(event)) click(button);
      if (key === 'Escape') control.blur();
      return;
    }
    if (isReleased) return;
    if (control.matches('.search__open')) openField(control);
    else click(control);
    // React may be hydrating at this moment: it must not handle the same click.
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  Object.assign(state, {capture, captured});
  state.events.splice(0).forEach(capture);
  return () => {
    isReleased = true;
    forgetClick();
  };
}
