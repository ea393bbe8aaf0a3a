import {useEffect} from 'react';
import {isSearchShortcut} from '../../../ui/keys';

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
