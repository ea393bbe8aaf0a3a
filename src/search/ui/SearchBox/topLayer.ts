/** The specified breakpoint, 996 px (in em, see CONTRIBUTING.md): up to it the open search is a full-screen dialog. */
export const NARROW = '(max-width: 62.25em)';

/** Moves the search box into the top layer. */
export function showInTopLayer(box: HTMLElement): void {
  box.setAttribute('popover', 'manual');
  box.showPopover();
}

/** Moves the search box out of the top layer. */
export function hideFromTopLayer(box: HTMLElement): void {
  if (box.hasAttribute('popover')) {
    box.hidePopover();
    box.removeAttribute('popover');
  }
}
