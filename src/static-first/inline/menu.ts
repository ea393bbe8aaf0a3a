/** The specified breakpoint, 997 px (CONTRIBUTING.md has the reason for em): from here on the navigation is a bar without a menu. */
const DESKTOP = '(min-width: 62.3125em)';

/**
 * Opens and closes the menu of narrow screens (src/ui/MobileMenu) as a modal dialog: the browser keeps the focus inside, gives it back
 * and answers to Esc. Without script it is a popover.
 */
export function openMenuAsDialog(): void {
  const dialogOf = (button?: Element | null) =>
    document.getElementById(button?.getAttribute('popovertarget') ?? '') as HTMLDialogElement | null;
  addEventListener('click', (event) => {
    const menu = dialogOf((event.target as Partial<Element>).closest?.('[popovertarget]'));
    if (!menu) return;
    event.preventDefault();
    if (menu.open) {
      menu.close();
    } else {
      menu.showModal();
      // The button that closes it.
      menu.querySelector<HTMLElement>('[popovertarget]')?.focus();
    }
  });
  matchMedia(DESKTOP).addEventListener('change', () => dialogOf(document.querySelector('[popovertarget]'))?.close());
}
