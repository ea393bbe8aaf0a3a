import {type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {narrowLayout, openOverlay} from '../../static-first';
import {isSearchShortcut} from '../../ui/keys';

type OpenState = {
  /** How the results are shown: below the field, or on narrow screens together with the field in a dialog that covers the page. */
  shown: 'list' | 'dialog' | undefined;
  open: () => void;
  /**
   * Opens on wide screens only, for a focus that may come from Tab: a dialog would trap it, and the reader could not go on to the next
   * control.
   */
  openOnWide: () => void;
  /** Opens from another element and focuses the field; `close(true)` returns the focus to that element. */
  openFrom: (from: Element | null) => void;
  close: (restoreFocus: boolean) => void;
};

/**
 * Whether the search is open, as a list or as a dialog, which keys open it, and where the focus goes when it closes.
 * @param onClose called first, whatever closes the search
 */
export function useOpen(
  box: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  onClose: () => void,
): OpenState {
  const [shown, setShown] = useState<OpenState['shown']>();
  const opener = useRef<Element>(null);
  const isDialog = shown === 'dialog';

  const openOnWide = () => {
    if (!narrowLayout().matches) setShown('list');
  };
  const open = () => setShown(narrowLayout().matches ? 'dialog' : 'list');
  const openFrom = (from: Element | null) => {
    opener.current = from;
    // Phones show their keyboard only for a focus during the press itself, so the dialog must be rendered synchronously.
    flushSync(open);
    field.current?.focus();
    field.current?.select();
  };
  const close = (restoreFocus: boolean) => {
    onClose();
    const from = opener.current;
    opener.current = null;
    // No `flushSync` here: this may run inside an effect, where React cannot render at once (the first result is opened in one).
    if (!restoreFocus) {
      setShown(undefined);
      return;
    }
    // An element below an open dialog takes no focus.
    flushSync(() => setShown(undefined));
    if (from === document.body) field.current?.blur();
    // The navbar lies within the scroll padding of the page, which the browser would scroll for it.
    else (from as HTMLElement | null)?.focus({preventScroll: true});
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // With several search boxes on a page, the first visible one handles the key.
    if (!isSearchShortcut(event) || !box.current?.getClientRects().length) return;
    event.preventDefault();
    openFrom(document.activeElement);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  const goBack = useEffectEvent(() => close(true));
  useLayoutEffect(() => {
    if (!isDialog) return undefined;
    const page = document.documentElement;
    page.toggleAttribute('data-search-open', true);
    // The field has the focus already, unless React has rendered a translated page again, where it was hidden until now.
    field.current?.focus();
    const release = openOverlay(() => goBack());
    // When the window grows past the breakpoint, the dialog becomes a list again.
    const narrow = narrowLayout();
    const leave = () => setShown('list');
    narrow.addEventListener('change', leave);
    return () => {
      narrow.removeEventListener('change', leave);
      page.toggleAttribute('data-search-open', false);
      release();
    };
  }, [isDialog, field]);

  return {shown, open, openOnWide, openFrom, close};
}
