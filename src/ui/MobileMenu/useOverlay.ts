import {type RefObject, useEffect} from 'react';
import {isOverlayEntry, openOverlay, opensElsewhere} from '../../static-first';

/**
 * Closes the menu on Back, and when the reader follows a link. src/static-first/deferred/menu.ts opens and otherwise closes it.
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
      // Chromium returns the focus by itself since version 109.
      const {activeElement, body} = document;
      if (activeElement === body || menu.contains(activeElement)) {
        document.querySelector<HTMLElement>(`[popovertarget=${menu.id}]`)?.focus({preventScroll: true});
      }
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      // The link has replaced the menu's history entry, unless the browser is leaving the page.
      if (link && !opensElsewhere(event) && !isOverlayEntry()) menu.close();
    };
    addToHistory();
    // On the window, so that it runs after the listener that opens the menu.
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
