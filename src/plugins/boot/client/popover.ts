function answer({target}: Event): void {
  const button = target instanceof Element && target.closest('[popovertarget]');
  const panel = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (button && panel) {
    panel.toggleAttribute(
      'data-open',
      button.getAttribute('popovertargetaction') !== 'hide' && !panel.hasAttribute('data-open'),
    );
  }
}

/**
 * Opens and closes popovers in browsers that do not know them (before 2024): a press on a button with `popovertarget`
 * sets `data-open` on its target, which src/css/boot.css shows.
 */
export function replacePopovers(): void {
  if (!('popover' in HTMLElement.prototype)) {
    addEventListener('click', answer);
  }
}

if (typeof window !== 'undefined') {
  replacePopovers();
}
