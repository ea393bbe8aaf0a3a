import {type RefObject, useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {followLink} from '../../static-first/client';
import {isOverlayEntry, openOverlay, openPopoverSelector, opensElsewhere} from '../../static-first';
import {trapFocus} from '../keys';

/** The specified breakpoint, 997 px (CONTRIBUTING.md has the reason for em): from here on the navigation is a bar without a menu. */
const DESKTOP = '(min-width: 62.3125em)';

/** The innermost open panel; the main panel opens inside the manual's panel. */
function openPanel(menu: HTMLElement): HTMLElement {
  return menu.querySelector<HTMLElement>(`[popover]${openPopoverSelector()}`) ?? menu;
}

/** The platform gives the focus back only to what opened the first panel, and only while the focus is inside it. */
function giveFocusBack(panel: Element): void {
  const lost = document.activeElement === document.body || panel.contains(document.activeElement);
  if (lost) {
    document
      .querySelector<HTMLElement>(`[popovertarget="${panel.id}"]:not(.navbar-sidebar__close)`)
      // The navbar lies within the scroll padding of the page, which the browser would scroll for it.
      ?.focus({preventScroll: true});
  }
}

/**
 * What a native popover does not do by itself: take the focus when it opens, keep it inside, give it back from a panel within
 * a panel, and close by Back, by a link that is followed, or when the window grows past the breakpoint. Opening, closing and Esc
 * are the platform's.
 */
export function useModalMenu(menuRef: RefObject<HTMLElement | null>): void {
  const router = useHistory();
  useEffect(() => {
    const menu = menuRef.current;
    if (!menu) return undefined;
    const desktop = window.matchMedia(DESKTOP);
    const close = () => menu.hidePopover();
    const releases = new Map<HTMLElement, () => void>();
    const addToHistory = (panel: HTMLElement) => {
      if (!releases.has(panel)) {
        releases.set(
          panel,
          openOverlay(() => panel.hidePopover()),
        );
      }
    };
    const removeFromHistory = (panel: HTMLElement) => {
      releases.get(panel)?.();
      releases.delete(panel);
    };
    const onToggle = (event: Event) => {
      const panel = event.target as HTMLElement;
      if ((event as ToggleEvent).newState === 'open') {
        addToHistory(panel);
        panel.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
      } else {
        removeFromHistory(panel);
        giveFocusBack(panel);
      }
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || opensElsewhere(event)) return;
      if (isOverlayEntry()) {
        event.preventDefault();
        if (!followLink(router, link.href)) return;
      }
      close();
    };
    const onKeyDown = (event: KeyboardEvent) => trapFocus(openPanel(menu), event);
    // Only script keeps the focus inside, so until it runs the panel is not announced as modal.
    menu.setAttribute('aria-modal', 'true');
    // `toggle` does not bubble: a listener in the capture phase gets the event of both panels.
    menu.addEventListener('toggle', onToggle, true);
    menu.addEventListener('click', onClick);
    menu.addEventListener('keydown', onKeyDown);
    desktop.addEventListener('change', close);
    // Those that were opened before hydration.
    [menu, ...menu.querySelectorAll<HTMLElement>('[popover]')]
      .filter((panel) => panel.matches(openPopoverSelector()))
      .forEach(addToHistory);
    return () => {
      [...releases.keys()].forEach(removeFromHistory);
      menu.removeEventListener('toggle', onToggle, true);
      menu.removeEventListener('click', onClick);
      menu.removeEventListener('keydown', onKeyDown);
      desktop.removeEventListener('change', close);
    };
  }, [menuRef, router]);
}
