import {editDistance} from '../lib/editDistance';

/** The known name that `name` was most likely meant to be, or undefined when none is near. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const guesses = [...names]
    .map((candidate) => ({candidate, distance: distanceOf(name, candidate)}))
    .filter(({candidate, distance}) => distance <= maxChangesOf(name, candidate));
  return guesses.sort((a, b) => a.distance - b.distance)[0]?.candidate;
}

/** The number of edits between two names. Words in another order count as one edit. */
function distanceOf(name: string, candidate: string): number {
  const maxChanges = maxChangesOf(name, candidate);
  return Math.min(
    editDistance(name, candidate, maxChanges),
    1 + editDistance(inOneOrder(name), inOneOrder(candidate), maxChanges),
  );
}

const inOneOrder = (name: string): string =>
  name
    .split(/[^\p{L}\d]+/u)
    .sort()
    .join(' ');

/** A third of the letters, because a guess beyond that only misleads. */
function maxChangesOf(name: string, candidate: string): number {
  return Math.max(1, Math.floor(Math.max(name.length, candidate.length) / 3));
}

/** Like `nearest`, for dotted keys: a key that moved to another group keeps its last part, which is enough when only one key has it. */
export function nearestKey(key: string, names: Iterable<string>): string | undefined {
  const keys = [...names];
  const nearestName = nearest(key, keys);
  if (nearestName !== undefined || !key.includes('.')) return nearestName;
  const sameEnd = keys.filter((candidate) => candidate.split('.').at(-1) === key.split('.').at(-1));
  return sameEnd.length === 1 ? sameEnd[0] : undefined;
}
