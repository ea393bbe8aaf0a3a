/** The specified breakpoint, 996 px (CONTRIBUTING.md says why in em): up to here the search covers the screen while it is used. */
export const NARROW = '(max-width: 62.25em)';

/** Lifts the box above everything, where the browser has a top layer; the class of the sheet does the rest. */
export function lift(box: HTMLElement): void {
  box.setAttribute('popover', 'manual');
  (box as Partial<HTMLElement>).showPopover?.call(box);
}

/** Puts the box back into its place in the page. */
export function lower(box: HTMLElement): void {
  if (box.hasAttribute('popover')) {
    (box as Partial<HTMLElement>).hidePopover?.call(box);
    box.removeAttribute('popover');
  }
}

/** Leads Tab from the last control of the sheet to its first and back: the page behind is covered. */
export function keepFocus(box: HTMLElement, event: {shiftKey: boolean; preventDefault: () => void}): void {
  const controls = [...box.querySelectorAll<HTMLElement>('input,button,a[href]:not([tabindex="-1"])')].filter(
    (control) => control.getClientRects().length > 0,
  );
  const edge = event.shiftKey ? controls[0] : controls.at(-1);
  if (document.activeElement === edge) {
    event.preventDefault();
    (event.shiftKey ? controls.at(-1) : controls[0])?.focus();
  }
}
