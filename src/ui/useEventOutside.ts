import {type RefObject, useEffect, useEffectEvent} from 'react';

/**
 * Calls a callback when an event happens outside of an element.
 * @param types names of events that bubble, e.g. `pointerdown`; the same array in each render
 */
export function useEventOutside(
  element: RefObject<HTMLElement | null>,
  types: readonly string[],
  callback: () => void,
): void {
  const onEvent = useEffectEvent(({target}: Event) => {
    if (!element.current?.contains(target as Node)) callback();
  });
  useEffect(() => {
    const listener = (event: Event) => onEvent(event);
    types.forEach((type) => document.addEventListener(type, listener));
    return () => types.forEach((type) => document.removeEventListener(type, listener));
  }, [types]);
}
