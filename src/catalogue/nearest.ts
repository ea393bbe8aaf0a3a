import {closest, distance} from 'fastest-levenshtein';

/** The known name that `name` was most likely meant to be, or undefined when none is near. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  const guess = names.length > 0 ? closest(name, names) : undefined;
  if (guess !== undefined && isNear(name, guess)) return guess;
  // A key that moved to another group keeps its last part: a guess worth making when only one key has it.
  const lastPart = name.split('.').at(-1);
  const sameEnd = name.includes('.') ? names.filter((candidate) => candidate.split('.').at(-1) === lastPart) : [];
  return sameEnd.length === 1 ? sameEnd[0] : undefined;
}

/** At most a third of the letters differ: beyond that a guess only misleads. */
function isNear(name: string, guess: string): boolean {
  return distance(name, guess) <= Math.max(1, Math.floor(Math.max(name.length, guess.length) / 3));
}

/** The end of a message: ` Did you mean "x"?`, or nothing. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const guess = nearest(name, known);
  return guess === undefined ? '' : ` Did you mean "${guess}"?`;
}
