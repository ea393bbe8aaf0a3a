import {type RefObject, useState} from 'react';

type ActiveOption = {
  /** The id of the active option, for `aria-activedescendant`. */
  id: string | undefined;
  /** Moves with the arrow keys; after the last option no option is active, then the first again. */
  move: (step: number) => void;
  /** @returns whether an option was active */
  follow: () => boolean;
  clear: () => void;
};

/** The option of the search that the arrow keys have reached: the focus stays in the field. */
export function useActiveOption(box: RefObject<HTMLElement | null>): ActiveOption {
  const [id, setId] = useState<string>();
  /** Empty while the answers belong to an earlier query. */
  const options = () => [
    ...(box.current?.querySelectorAll<HTMLElement>('.search__panel:not([aria-busy=true]) [role=option]') ?? []),
  ];
  const move = (step: number) => {
    // One position more than options: there no option is active.
    const positions = [...options(), undefined];
    const at = positions.findIndex((option) => option?.id === id);
    const next = positions.at((at + step) % positions.length);
    setId(next?.id);
    next?.scrollIntoView({block: 'nearest'});
  };
  const follow = () => {
    const option = options().find((each) => each.id === id);
    option?.click();
    return option !== undefined;
  };
  return {id, move, follow, clear: () => setId(undefined)};
}
