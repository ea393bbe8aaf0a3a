import {type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useState} from 'react';
import {isSearchShortcut} from '../../ui/keys';

const optionsOf = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
];

type Options = {
  /** Id of the active option. */
  active: string | undefined;
  reset: () => void;
  /** Activates the active option; returns whether there is one. */
  select: () => boolean;
  /** Moves with the arrow keys; after the last option none is active, then the first again. */
  onArrow: (event: ReactKeyboardEvent) => void;
};

/** Keyboard navigation in the listbox: the focus stays in the field and `aria-activedescendant` moves. */
export function useOptions(box: RefObject<HTMLElement | null>): Options {
  const [active, setActive] = useState<string>();
  return {
    active,
    reset: () => setActive(undefined),
    select() {
      const option = optionsOf(box.current).find(({id}) => id === active);
      option?.click();
      return option !== undefined;
    },
    onArrow(event) {
      const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
      const options = optionsOf(box.current);
      if (step === undefined || options.length === 0) return;
      event.preventDefault();
      // One position more than options: there no option is active.
      const positions = options.length + 1;
      const at = options.findIndex(({id}) => id === active);
      const next = options[((at < 0 ? options.length : at) + step + positions) % positions];
      setActive(next?.id);
      next?.scrollIntoView({block: 'nearest'});
    },
  };
}

/**
 * Keyboard shortcuts of the search. With several search boxes on a page, the first visible one handles the key.
 * @param openSearch focuses the field; returns whether it is visible
 */
export function useShortcut(openSearch: () => boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSearchShortcut(event) && openSearch()) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [openSearch]);
}
