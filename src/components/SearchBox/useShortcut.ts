import {useEffect} from 'react';

const FIELD = 'input,textarea,select,[contenteditable]';

/** `/` as a key of its own, or Ctrl/Cmd+K, while the reader is not writing anything. */
export function isShortcut(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, target} = event;
  const writing = target instanceof Element && target.closest(FIELD) !== null;
  const slash = key === '/' && !ctrlKey && !metaKey && !altKey;
  const commandK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
  return !event.defaultPrevented && !writing && (slash || commandK);
}

/**
 * Hears the shortcuts of the search. There may be several boxes on a page: the first that is shown takes the key.
 * @param reach goes to the field; returns whether there was one to go to
 */
export function useShortcut(reach: () => boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isShortcut(event) && reach()) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [reach]);
}
