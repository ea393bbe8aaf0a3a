import {type KeyboardEvent, type RefObject, useState} from 'react';

const optionsOf = (box: HTMLElement | null): HTMLElement[] => [...(box?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

type Options = {
  /** Id of the option that the arrow keys stand on. */
  active: string | undefined;
  forget: () => void;
  /** Follows the option that the arrow keys stand on; returns whether there is one. */
  follow: () => boolean;
  /** Moves with the arrow keys, round and round through the field itself. */
  onArrow: (event: KeyboardEvent) => void;
};

/** The options of the list, whatever stands in it: the focus stays in the field and `aria-activedescendant` moves. */
export function useOptions(box: RefObject<HTMLElement | null>): Options {
  const [active, setActive] = useState<string>();
  return {
    active,
    forget: () => setActive(undefined),
    follow() {
      const option = optionsOf(box.current).find(({id}) => id === active);
      option?.click();
      return option !== undefined;
    },
    onArrow(event) {
      const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
      const options = optionsOf(box.current);
      if (step === undefined || options.length === 0) return;
      event.preventDefault();
      // The place after the last option is the field: nothing is chosen there.
      const places = options.length + 1;
      const at = options.findIndex(({id}) => id === active);
      const next = options[((at < 0 ? options.length : at) + step + places) % places];
      setActive(next?.id);
      next?.scrollIntoView({block: 'nearest'});
    },
  };
}
