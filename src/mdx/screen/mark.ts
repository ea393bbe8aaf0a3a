import {actionsOf, otherWordsOf, withInner} from './keys';
import type {Key, Part} from './parts';

/** The one control a picture marks: a part, or the smaller control inside it. */
export interface Mark {
  readonly part: Part;
  readonly slot: 'part' | 'action';
}

type Named = (part: Part) => readonly Key[];

/** The title of a bar names the screen, and while the app pays there is nothing to touch. */
const UNTOUCHED: readonly Part['kind'][] = ['bar', 'wait'];
const isTouched = (part: Part): boolean => !UNTOUCHED.includes(part.kind);
const ownName: Named = (part) => (isTouched(part) && part.key !== undefined ? [part.key] : []);
const otherWords: Named = (part) => (isTouched(part) ? otherWordsOf(part) : []);

/** Finds what `tap` names: a control of that name first, then a small control, then the part that shows the word. */
export function findMark(parts: readonly Part[], tap: Key): Mark | undefined {
  const all = parts.flatMap(withInner);
  const named = (names: Named): Part | undefined => all.find((part) => names(part).includes(tap));
  const own = named(ownName);
  if (own) return {part: own, slot: 'part'};
  const small = named(actionsOf);
  if (small) return {part: small, slot: 'action'};
  const showing = named(otherWords);
  return showing && {part: showing, slot: 'part'};
}

/** Every key that `tap` may name among these parts. */
export const tapKeysOf = (parts: readonly Part[]): Key[] => [
  ...new Set(parts.flatMap(withInner).flatMap((part) => [...ownName(part), ...actionsOf(part), ...otherWords(part)])),
];
