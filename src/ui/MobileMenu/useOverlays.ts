import {type RefObject, useEffect} from 'react';
import {isOverlayEntry, openOverlay, opensElsewhere} from '../../static-first';

/**
 * Closes the panels of the menu by Back, and by a link that is followed. What opens them, and closes them otherwise, is
 * src/static-first/inline/menu.ts.
 */
export function useOverlays(menuRef: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const menu = menuRef.current;
    if (!menu) return undefined;
    const panels = () => [menu, ...menu.querySelectorAll('dialog')];
    const releases = new Map<Element, () => void>();
    const addToHistory = () => {
      for (const panel of panels()) {
        if (panel.open && !releases.has(panel)) {
          releases.set(
            panel,
            openOverlay(() => panel.close()),
          );
        }
      }
    };
    const onClose = (event: Event) => {
      const panel = event.target as HTMLElement;
      releases.get(panel)?.();
      releases.delete(panel);
      // Chromium gives the focus back by itself from 109 on.
      const {activeElement, body} = document;
      if (activeElement === body || panel.contains(activeElement)) {
        document.querySelector<HTMLElement>(`[popovertarget=${panel.id}]`)?.focus({preventScroll: true});
      }
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      // The link has taken the place of the menu's entry, unless the browser is leaving the page.
      if (link && !opensElsewhere(event) && !isOverlayEntry()) panels().forEach((panel) => panel.close());
    };
    addToHistory();
    // On the window: after the listener that opens.
    addEventListener('click', addToHistory);
    menu.addEventListener('click', onClick);
    // `close` does not bubble: a listener in the capture phase gets the event of both panels.
    menu.addEventListener('close', onClose, true);
    return () => {
      removeEventListener('click', addToHistory);
      menu.removeEventListener('click', onClick);
      menu.removeEventListener('close', onClose, true);
      releases.forEach((release) => release());
    };
  }, [menuRef]);
}
