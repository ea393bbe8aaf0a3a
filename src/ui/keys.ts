import {hasCheckVisibility, isOfInputMethod} from '../static-first';

const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button:not([disabled], [tabindex="-1"]), summary, input';

const isVisible = (control: HTMLElement): boolean =>
  hasCheckVisibility() ? control.checkVisibility() : control.getClientRects().length > 0;

/**
 * A focus trap: Tab wraps around within what covers the page, the search dialog or a panel of the menu. `inert` on the
 * rest of the page cannot do it: both are deep within the page, and part of its HTML before any script runs.
 */
export function trapFocus(
  container: HTMLElement,
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'> &
    Partial<Pick<KeyboardEvent, 'isComposing' | 'keyCode'>>,
): void {
  if (event.key !== 'Tab' || isOfInputMethod(event)) return;
  const controls = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isVisible);
  const [first, last] = [controls[0], controls.at(-1)];
  if (document.activeElement === (event.shiftKey ? first : last)) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

const FIELD = 'input,textarea,select,[contenteditable]';

/** Whether a key opens the search: `/` without modifiers, or Ctrl/Cmd+K, outside text fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, target} = event;
  const inField = target instanceof Element && target.closest(FIELD) !== null;
  const slash = key === '/' && !ctrlKey && !metaKey && !altKey;
  // Autofill dispatches `keydown` without a key.
  const commandK = /^k$/i.test(key) && (ctrlKey || metaKey) && !altKey;
  return !event.defaultPrevented && !isOfInputMethod(event) && !inField && (slash || commandK);
}
