import {hasCheckVisibility} from '../startup/inline/browserFeatures';

const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button:not([disabled], [tabindex="-1"]), summary, input';

const isVisible = (control: HTMLElement): boolean =>
  hasCheckVisibility() ? control.checkVisibility() : control.getClientRects().length > 0;

/**
 * A focus trap: Tab wraps around within what covers the page, the search dialog or a panel of the menu. `inert` on the
 * rest of the page cannot do it: both are deep within the page, and part of its HTML before any script runs.
 */
export function trapFocus(
  container: HTMLElement,
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>,
): void {
  if (event.key !== 'Tab') return;
  const controls = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isVisible);
  const [first, last] = [controls[0], controls.at(-1)];
  if (document.activeElement === (event.shiftKey ? first : last)) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
