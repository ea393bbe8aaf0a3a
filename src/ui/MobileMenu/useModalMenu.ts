import {type RefObject, useEffect} from 'react';

/** The specified breakpoint, 997 px (CONTRIBUTING.md says why in em): from here on the navigation is a bar and the menu has no place. */
const DESKTOP = '(min-width: 62.3125em)';
const FOCUSABLE = 'a[href], button:not([disabled]), summary, input';

/** The innermost open panel; the main panel opens inside the manual's panel. */
function openPanel(menu: HTMLElement): HTMLElement {
  return menu.querySelector<HTMLElement>('[popover]:popover-open') ?? menu;
}

function controlsOf(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) => control.checkVisibility());
}

function keepFocusInside(menu: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') {
    return;
  }
  const controls = controlsOf(openPanel(menu));
  const [first, last] = [controls[0], controls.at(-1)];
  const edge = event.shiftKey ? first : last;
  if (document.activeElement === edge) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/** The platform gives the focus back only to what opened the first panel, and only while the focus is inside it. */
function giveFocusBack(panel: Element): void {
  const lost = document.activeElement === document.body || panel.contains(document.activeElement);
  if (lost) {
    document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]:not(.navbar-sidebar__close)`)?.focus();
  }
}

/**
 * What a native popover does not do by itself: take the focus when it opens, keep it inside, give it back from a panel within
 * a panel, and close when a link is followed or the window grows past the breakpoint. Opening, closing and Esc are the platform's.
 */
export function useModalMenu(menuRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const menu = menuRef.current;
    if (!menu?.hidePopover) {
      return undefined;
    }
    const desktop = window.matchMedia(DESKTOP);
    const close = () => menu.hidePopover();
    const onToggle = (event: Event) => {
      const panel = event.target as HTMLElement;
      if ((event as ToggleEvent).newState === 'open') {
        panel.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
      } else {
        giveFocusBack(panel);
      }
    };
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('a')) {
        close();
      }
    };
    const onKeyDown = (event: KeyboardEvent) => keepFocusInside(menu, event);
    // Only script keeps the focus inside, so until it runs nothing is promised.
    menu.ariaModal = 'true';
    // `toggle` does not bubble: the capture phase hears both panels.
    menu.addEventListener('toggle', onToggle, true);
    menu.addEventListener('click', onClick);
    menu.addEventListener('keydown', onKeyDown);
    desktop.addEventListener('change', close);
    return () => {
      menu.removeEventListener('toggle', onToggle, true);
      menu.removeEventListener('click', onClick);
      menu.removeEventListener('keydown', onKeyDown);
      desktop.removeEventListener('change', close);
    };
  }, [menuRef]);
}
