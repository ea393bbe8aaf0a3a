function onClick({target}: Event): void {
  const button = target instanceof Element && target.closest('[popovertarget]');
  const popover = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (button && popover) {
    popover.toggleAttribute(
      'data-open',
      button.getAttribute('popovertargetaction') !== 'hide' && !popover.hasAttribute('data-open'),
    );
  }
}

/**
 * Opens and closes popovers in browsers without the popover API (before 2024): a click on a button with `popovertarget`
 * toggles `data-open` on its target, which popover-polyfill.css shows.
 */
export function polyfillPopovers(): void {
  if (!('popover' in HTMLElement.prototype)) {
    addEventListener('click', onClick);
  }
}

if (typeof window !== 'undefined') {
  polyfillPopovers();
}
