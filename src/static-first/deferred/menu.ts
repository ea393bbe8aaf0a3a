import {hasPopovers} from '../inline/browserFeatures';
import {narrowLayout} from '../inline/conditions';
import {closestOf} from '../inline/events';
import {linkOf} from './links';
import {addOverlay, isOverlayEntry} from './overlayHistory';

/** Closes the menu if it is open. */
export const closeMenu = (): void => document.querySelector<HTMLDialogElement>('dialog[open][popover]')?.close();

/**
 * Opens and closes the menu of narrow screens (src/ui/MobileMenu) as a modal dialog: the browser keeps the focus inside, returns it and
 * handles Esc. Back closes it, too. Without scripts, and before this one runs, it is a popover.
 * @param events captured before this script ran
 */
export function openMenuAsDialog(events: readonly Event[]): void {
  const dialogOf = (button?: Element | null) =>
    document.getElementById(button?.getAttribute('popovertarget') ?? '') as HTMLDialogElement | null;
  const open = (menu: HTMLDialogElement) => {
    menu.showModal();
    // The button that closes it.
    menu.querySelector<HTMLElement>('[popovertarget]')?.focus();
    const release = addOverlay(() => menu.close());
    const onClose = () => {
      release();
      // Chromium returns the focus by itself since version 109.
      const {activeElement, body} = document;
      if (activeElement === body || menu.contains(activeElement)) {
        document.querySelector<HTMLElement>(`[popovertarget=${menu.id}]`)?.focus({preventScroll: true});
      }
    };
    menu.addEventListener('close', onClose, {once: true});
  };
  const onClick = (event: Event) => {
    const menu = dialogOf(closestOf(event, '[popovertarget]'));
    if (!menu) return;
    event.preventDefault();
    if (menu.open) menu.close();
    else open(menu);
  };
  if (hasPopovers()) {
    // The menu, not the clicks, says whether it is open: Esc and Back close it too. A script for older browsers may not ask for
    // `:popover-open`. Boxes need a layout, so they are asked for only after an event.
    const menu = dialogOf(document.querySelector('[popovertarget]'));
    if (menu && events.length > 0 && menu.getClientRects().length > 0) {
      menu.hidePopover();
      open(menu);
    }
  } else {
    events.filter(({type}) => type === 'click').forEach(onClick);
  }
  addEventListener('click', (event) => {
    onClick(event);
    // The router has followed a link, which has replaced the menu's entry.
    if (linkOf(event) && event.defaultPrevented && !isOverlayEntry()) closeMenu();
  });
  // From the breakpoint on the navigation is a bar without a menu.
  narrowLayout().addEventListener('change', () => dialogOf(document.querySelector('[popovertarget]'))?.close());
}
