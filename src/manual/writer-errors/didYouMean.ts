import {closest, distance} from 'fastest-levenshtein';
import type {Locale} from '../../site-model/locales';

/** The known name that `name` was most likely meant to be, or undefined when none is near. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  const guess = names.length > 0 ? closest(name, names) : undefined;
  return guess !== undefined && isNear(name, guess) ? guess : undefined;
}

/** As `nearest`, for dotted keys: a key that moved to another group keeps its last part, which is enough when only one key has it. */
export function nearestKey(key: string, known: Iterable<string>): string | undefined {
  const keys = [...known];
  const near = nearest(key, keys);
  if (near !== undefined || !key.includes('.')) return near;
  const sameEnd = keys.filter((candidate) => candidate.split('.').at(-1) === key.split('.').at(-1));
  return sameEnd.length === 1 ? sameEnd[0] : undefined;
}

/** At most a third of the letters differ: beyond that a guess only misleads. */
function isNear(name: string, guess: string): boolean {
  return distance(name, guess) <= Math.max(1, Math.floor(Math.max(name.length, guess.length) / 3));
}

/** The end of an advice in each language: ` Did you mean "x"?`, or nothing when no name is near. */
export function suggestion(near: string | undefined): Readonly<Record<Locale, string>> {
  return near ? {es: ` ¿Quisiste decir "${near}"?`, en: ` Did you mean "${near}"?`} : {es: '', en: ''};
}
