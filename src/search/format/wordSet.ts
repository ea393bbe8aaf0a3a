import {decodeNumbers, encodeNumbers} from './postings';

/**
 * Words as the differences of their sorted hashes: half the bytes of the words, after Brotli. Of the words that are not in it, one of
 * `RANGE` is taken for one that is.
 */
export interface WordSet {
  readonly size: number;
  readonly hashes: string;
}

const RANGE = 1024;

/** FNV-1a, in 32 bits. */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

export function encodeWordSet(words: readonly string[]): WordSet {
  const size = Math.max(1, words.length * RANGE);
  const sorted = [...new Set(words.map((word) => hash(word) % size))].sort((one, other) => one - other);
  return {size, hashes: encodeNumbers(sorted.map((one, at) => one - (sorted[at - 1] ?? 0)))};
}

/** Returns whether a word is in the set. */
export function decodeWordSet({size, hashes}: WordSet): (word: string) => boolean {
  let last = 0;
  const known = new Set(decodeNumbers(hashes).map((difference) => (last += difference)));
  return (word) => known.has(hash(word) % size);
}
