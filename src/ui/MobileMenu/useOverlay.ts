import {type RefObject, useEffect} from 'react';
import {isOverlayEntry, openOverlay, opensElsewhere} from '../../static-first';

/**
 * Closes the menu by Back, and by a link that is followed. What opens it, and closes it otherwise, is src/static-first/deferred/menu.ts.
 */
export function useOverlay(menuRef: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const menu = menuRef.current;
    if (!menu) return undefined;
    let release: (() => void) | undefined;
    const addToHistory = () => {
      if (menu.open) release ??= openOverlay(() => menu.close());
    };
    const onClose = () => {
      release?.();
      release = undefined;
      // Chromium gives the focus back by itself from 109 on.
      const {activeElement, body} = document;
      if (activeElement === body || menu.contains(activeElement)) {
        document.querySelector<HTMLElement>(`[popovertarget=${menu.id}]`)?.focus({preventScroll: true});
      }
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      // The link has taken the place of the menu's entry, unless the browser is leaving the page.
      if (link && !opensElsewhere(event) && !isOverlayEntry()) menu.close();
    };
    addToHistory();
    // On the window: after the listener that opens.
    addEventListener('click', addToHistory);
    menu.addEventListener('click', onClick);
    menu.addEventListener('close', onClose);
    return () => {
      removeEventListener('click', addToHistory);
      menu.removeEventListener('click', onClick);
      menu.removeEventListener('close', onClose);
      release?.();
    };
  }, [menuRef]);
}
