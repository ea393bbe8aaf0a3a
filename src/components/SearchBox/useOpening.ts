import {type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {lift, lower, NARROW} from './sheet';

// The server draws no sheet, and React warns of effects that it cannot run there.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

type Opening = {
  /** Whether results may show. */
  open: boolean;
  /** Whether the box covers the screen. */
  sheet: boolean;
  /** Shows results; on a narrow screen the box becomes a sheet. */
  show: () => void;
  /**
   * Shows results where they only lie below the field. Whoever comes by with the Tab key must be able to go on, and a sheet
   * keeps the focus.
   */
  showBelow: () => void;
  /** Goes to the field from elsewhere: `close(true)` gives the focus back. Returns whether there is a field to go to. */
  reach: (from?: HTMLElement | null) => boolean;
  close: (giveBack: boolean) => void;
};

/** When the search is open, as a list below its field or as a sheet, and where the focus goes when it closes. */
export function useOpening(box: RefObject<HTMLElement | null>, field: RefObject<HTMLInputElement | null>): Opening {
  const [open, setOpen] = useState(false);
  const [sheet, setSheet] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  useBrowserLayoutEffect(() => {
    const element = box.current;
    if (!sheet || !element) return undefined;
    lift(element);
    // In a sheet that grows past the breakpoint the field would stand alone on a wide screen.
    const narrow = window.matchMedia(NARROW);
    const leave = () => setSheet(false);
    narrow.addEventListener('change', leave);
    return () => {
      narrow.removeEventListener('change', leave);
      lower(element);
    };
  }, [sheet, box]);

  const show = useCallback(() => {
    setOpen(true);
    setSheet(window.matchMedia(NARROW).matches);
  }, []);

  const showBelow = useCallback(() => {
    if (!window.matchMedia(NARROW).matches) setOpen(true);
  }, []);

  const reach = useCallback(
    (from = document.activeElement as HTMLElement | null) => {
      if (!box.current?.getClientRects().length) return false;
      cameFrom.current = from;
      // Phones show their keyboard only for a focus within the press itself, so the sheet must be there at once.
      flushSync(show);
      field.current?.focus();
      field.current?.select();
      return true;
    },
    [box, field, show],
  );

  const close = useCallback(
    (giveBack: boolean) => {
      flushSync(() => {
        setOpen(false);
        setSheet(false);
      });
      if (giveBack && cameFrom.current && cameFrom.current !== document.body) cameFrom.current.focus();
      else if (giveBack && cameFrom.current) field.current?.blur();
      cameFrom.current = null;
    },
    [field],
  );

  return {open, sheet, show, showBelow, reach, close};
}
