import type {Key, Part} from './parts';

const present = (keys: readonly (Key | undefined)[]): Key[] => keys.filter((key) => key !== undefined);

/** The controls inside a part: Change, Show. */
export const actionsOf = (part: Part): Key[] => present([part.action, part.actionAfter]);

/** Words of a part that are not its own name. */
export const otherWordsOf = (part: Part): Key[] => present([part.shown, part.value, part.hint, part.note]);

/** A part and the parts inside it. */
export const withInner = (part: Part): Part[] => [part, ...(part.parts ?? [])];

/** Every key a part can show, errors and hidden words included. */
export const keysOf = (part: Part): Key[] =>
  withInner(part).flatMap((each) => [
    ...present([each.key]),
    ...actionsOf(each),
    ...otherWordsOf(each),
    ...(each.errors ?? []),
  ]);
