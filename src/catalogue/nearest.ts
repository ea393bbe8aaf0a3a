import {closest} from 'fastest-levenshtein';

/** The known name that looks most like `name`, or undefined when nothing is known. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  if (names.length === 0) return undefined;
  const lastPart = name.split('.').at(-1);
  // A renamed group keeps the last part of its keys: those are the better guess when there are few of them.
  const sameEnd = names.filter((candidate) => candidate.split('.').at(-1) === lastPart);
  return closest(name, sameEnd.length > 0 ? sameEnd : names);
}

/** The end of a message: ` Did you mean "x"?`, or nothing. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const guess = nearest(name, known);
  return guess === undefined ? '' : ` Did you mean "${guess}"?`;
}
