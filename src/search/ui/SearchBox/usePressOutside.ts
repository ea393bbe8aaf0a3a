import {type RefObject, useEffect} from 'react';

/** Closes an open element when the reader presses something outside of it. */
export function usePressOutside(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (restoreFocus: boolean) => void,
): void {
  useEffect(() => {
    const onPress = ({target}: Event) => {
      if (isOpen && !element.current?.contains(target as Node)) close(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [element, isOpen, close]);
}
