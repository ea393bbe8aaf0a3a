/** The specified breakpoint, 997 px (CONTRIBUTING.md has the reason for em): from here on the navigation is a bar without a menu. */
const DESKTOP = '(min-width: 62.3125em)';

/**
 * Opens and closes the menu of narrow screens and its second panel (src/ui/MobileMenu) as modal dialogs: the browser keeps the focus
 * inside, gives it back and answers to Esc. Without script they are popovers.
 */
export function openMenuAsDialogs(): void {
  const close = () => document.querySelectorAll<HTMLDialogElement>('dialog[popover]').forEach((panel) => panel.close());
  const onClick = (event: Event) => {
    const id = (event.target as Partial<Element>).closest?.('[popovertarget]')?.getAttribute('popovertarget');
    const panel = id && (document.getElementById(id) as HTMLDialogElement | null);
    if (!panel) return;
    event.preventDefault();
    if (panel.open) {
      close();
    } else {
      panel.showModal();
      // The button that closes it.
      panel.querySelector<HTMLElement>('[popovertarget]')?.focus();
    }
  };
  addEventListener('click', onClick);
  matchMedia(DESKTOP).addEventListener('change', close);
}
