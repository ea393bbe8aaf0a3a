import {useEffect} from 'react';

const FIELD = 'input,textarea,select,[contenteditable]';

/** `/` without modifiers, or Ctrl/Cmd+K, outside text fields. */
function isShortcut(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, target} = event;
  const inField = target instanceof Element && target.closest(FIELD) !== null;
  const slash = key === '/' && !ctrlKey && !metaKey && !altKey;
  // Autofill dispatches `keydown` without a key.
  const commandK = /^k$/i.test(key) && (ctrlKey || metaKey) && !altKey;
  return !event.defaultPrevented && !inField && (slash || commandK);
}

/**
 * Keyboard shortcuts of the search. With several search boxes on a page, the first visible one handles the key.
 * @param openSearch focuses the field; returns whether it is visible
 */
export function useShortcut(openSearch: () => boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isShortcut(event) && openSearch()) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [openSearch]);
}
