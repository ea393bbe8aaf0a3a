import {type RefObject, useCallback, useLayoutEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {openOverlay} from '../../static-first';

/** The specified breakpoint, 996 px (in em, see CONTRIBUTING.md): up to it the open search is a full-screen dialog. */
const NARROW = '(max-width: 62.25em)';

type OpenState = {
  /** Whether the results panel is shown. */
  isOpen: boolean;
  /** Whether it is a full-screen dialog, on narrow screens. */
  fullScreen: boolean;
  /** Shows the panel; on a narrow screen as a full-screen dialog. */
  open: () => void;
  /**
   * Shows the panel on wide screens only, for a focus that may come from Tab: a dialog would trap it, and the reader could not
   * go on to the next control.
   */
  openOnWide: () => void;
  /**
   * Focuses the field from another element, to which `close(true)` returns the focus. Returns whether the search is visible.
   */
  openFrom: (from?: HTMLElement | null) => boolean;
  close: (restoreFocus: boolean) => void;
};

/** Whether the search is open, as a list below its field or as a dialog, and where the focus goes when it closes. */
export function useOpenState(box: RefObject<HTMLElement | null>, field: RefObject<HTMLInputElement | null>): OpenState {
  const [isOpen, setOpen] = useState(false);
  const [fullScreen, setFullScreen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);

  const close = useCallback(
    (restoreFocus: boolean) => {
      const hide = () => {
        setOpen(false);
        setFullScreen(false);
      };
      const from = opener.current;
      opener.current = null;
      if (!restoreFocus) {
        // Also within an effect, where React cannot render at once (the panel opens the first result in one).
        hide();
        return;
      }
      // An element below an open dialog takes no focus.
      flushSync(hide);
      if (from === document.body) field.current?.blur();
      // The navbar lies within the scroll padding of the page, which the browser would scroll for it.
      else from?.focus({preventScroll: true});
    },
    [field],
  );

  useLayoutEffect(() => {
    if (!fullScreen) return undefined;
    document.documentElement.toggleAttribute('data-search', true);
    const release = openOverlay(() => close(true));
    // When the window grows past the breakpoint, the dialog becomes a list again.
    const narrow = window.matchMedia(NARROW);
    const leave = () => setFullScreen(false);
    narrow.addEventListener('change', leave);
    return () => {
      narrow.removeEventListener('change', leave);
      document.documentElement.toggleAttribute('data-search', false);
      release();
    };
  }, [fullScreen, close]);

  const open = useCallback(() => {
    setOpen(true);
    setFullScreen(window.matchMedia(NARROW).matches);
  }, []);

  const openOnWide = useCallback(() => {
    if (!window.matchMedia(NARROW).matches) setOpen(true);
  }, []);

  const openFrom = useCallback(
    (from = document.activeElement as HTMLElement | null) => {
      if (!box.current?.getClientRects().length) return false;
      opener.current = from;
      // Phones show their keyboard only for a focus during the press itself, so the dialog must be rendered synchronously.
      flushSync(open);
      field.current?.focus();
      field.current?.select();
      return true;
    },
    [box, field, open],
  );

  return {isOpen, fullScreen, open, openOnWide, openFrom, close};
}
