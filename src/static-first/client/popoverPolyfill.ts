import {hasPopover} from '../inline/browserFeatures';
import {isOfInputMethod} from '../inline/browserFeatures';

/** Marks an open popover, and the document while one is open, for popover-polyfill.css. */
const OPEN = 'data-open';

/** What `:popover-open` matches; a browser without popovers throws for that selector. */
export const openPopoverSelector = (): string => (hasPopover() ? ':popover-open' : `[${OPEN}]`);

const openPopovers = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(`[popover][${OPEN}]`)];

/** Opens or closes a popover, and reports it as the platform does. */
function setOpen(popover: HTMLElement, isOpen: boolean): void {
  if (popover.hasAttribute(OPEN) === isOpen) return;
  popover.toggleAttribute(OPEN, isOpen);
  document.documentElement.toggleAttribute(OPEN, openPopovers(document.body).length > 0);
  popover.dispatchEvent(Object.assign(new Event('toggle'), {newState: isOpen ? 'open' : 'closed'}));
}

const methods = {
  showPopover(this: HTMLElement) {
    setOpen(this, true);
  },
  /** Those within it close first, the innermost before the others. */
  hidePopover(this: HTMLElement) {
    for (const popover of [this, ...openPopovers(this)].reverse()) setOpen(popover, false);
  },
};

function onClick({target}: Event): void {
  const button = target instanceof Element && target.closest('[popovertarget]');
  const popover = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!button || !popover) return;
  if (popover.hasAttribute(OPEN) || button.getAttribute('popovertargetaction') === 'hide') popover.hidePopover();
  else popover.showPopover();
}

/** Esc closes the innermost popover, but not a manual one: the search dialog. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || isOfInputMethod(event)) return;
  openPopovers(document.body)
    .filter((popover) => popover.getAttribute('popover') !== 'manual')
    .pop()
    ?.hidePopover();
}

/**
 * Opens and closes popovers in browsers without them, by buttons with `popovertarget`, Esc and the platform's methods, as far as this
 * site uses them: each covers the screen, so that nothing is pressed beside it.
 */
export function polyfillPopovers(): void {
  if (hasPopover()) return;
  Object.assign(HTMLElement.prototype, methods);
  addEventListener('click', onClick);
  addEventListener('keydown', onKeyDown);
}
