import {fold} from '../language/analyzer';
import {editDistance} from '../../lib/editDistance';
import type {DictionaryWord, OpenIndex} from './openIndex';

/** A word to search for instead of the typed one; a lower cost is nearer. */
export interface Correction {
  readonly word: string;
  readonly stem: string;
  readonly cost: number;
}

/** The cost of an equal phonetic key, below that of any edit. */
const SAME_KEY_COST = 0.4;
const STEM_MATCH_COST = 0.15;
const SHORT_STEM_COST = 0.6;
const PREFIX_COST = 0.6;
/** Subtracted for every doubling of the number of pages a word is on. */
const FREQUENCY_BONUS = 0.05;
/** Added for another first letter: it is seldom wrong, unless pronounced the same or swapped with the second. */
const FIRST_LETTER_COST = 0.45;
/** Corrections that cost this much more than the best are dropped. */
const COST_RANGE = 0.45;
/** A correction that costs more is a coincidence: papeles for PayPal. */
const MAX_COST = 2;
const MAX_CORRECTIONS = 3;
/** Up to this cost a correction is good enough to stop looking. */
export const GOOD_COST = 1.1;
const SHORT = 5;
/** Spellings with equal phonetic keys may differ by this many letters. */
const MAX_PHONETIC_EDITS = 4;

/** Two mistakes in a shorter word leave too little of it: human would be main, and blind behind. */
const LONG = 8;

/** The edit distance allowed for a word of this length. */
const allowedDistance = (length: number): number => (length < LONG ? 1 : 2);

/** Edit distance of stems, so that suffixes do not count. A short stem costs more: each of its letters matters. */
function stemCost(one: string, other: string, maxDistance: number): number {
  const length = Math.min(one.length, other.length);
  if (length < SHORT - 1) return Infinity;
  return editDistance(one, other, maxDistance) + (length < SHORT ? SHORT_STEM_COST : STEM_MATCH_COST);
}

interface TypedWord {
  readonly folded: string;
  readonly stem: string;
  readonly phoneticKey: string;
  /** Still being typed: it may match the beginning of a word. */
  readonly unfinished: boolean;
}

type PhoneticKeyOf = (word: string) => string;

function hasLikelyFirstLetter({folded, phoneticKey}: TypedWord, word: string, keyOf: PhoneticKeyOf): boolean {
  const swapped = folded.startsWith(word.charAt(1) + word.charAt(0));
  return swapped || folded.startsWith(word.charAt(0)) || phoneticKey.startsWith(keyOf(word).charAt(0));
}

function costOf(typed: TypedWord, word: DictionaryWord, keyOf: PhoneticKeyOf): number {
  const maxDistance = allowedDistance(typed.folded.length);
  const distance = editDistance(typed.folded, word.folded, MAX_PHONETIC_EDITS);
  const spelling = Math.min(
    distance <= maxDistance ? distance : Infinity,
    stemCost(typed.stem, word.stem, maxDistance),
  );
  const keyDistance =
    distance <= MAX_PHONETIC_EDITS ? editDistance(typed.phoneticKey, keyOf(word.word), maxDistance - 1) : maxDistance;
  const phonetic =
    keyDistance === 0 ? SAME_KEY_COST : keyDistance < maxDistance ? keyDistance + SAME_KEY_COST : Infinity;
  const prefixDistance =
    typed.unfinished && typed.folded.length >= SHORT
      ? editDistance(typed.folded, word.folded.slice(0, typed.folded.length), 1)
      : maxDistance + 1;
  const cost = Math.min(spelling, phonetic, prefixDistance <= 1 ? prefixDistance + PREFIX_COST : Infinity);
  if (cost >= maxDistance + 1) return Infinity;
  return hasLikelyFirstLetter(typed, word.word, keyOf) ? cost : cost + FIRST_LETTER_COST;
}

function nearestWords(words: readonly DictionaryWord[], typed: TypedWord, keyOf: PhoneticKeyOf): Correction[] {
  const found = words
    .map((word) => ({
      word: word.word,
      stem: word.stem,
      cost: costOf(typed, word, keyOf) - FREQUENCY_BONUS * word.logFrequency,
    }))
    .filter(({cost, stem}) => cost <= MAX_COST && stem !== typed.stem)
    .sort((one, other) => one.cost - other.cost);
  const best = found[0]?.cost ?? 0;
  return found.filter(({cost}) => cost <= best + COST_RANGE).slice(0, MAX_CORRECTIONS);
}

/** The word with one letter less, or two letters swapped. */
const simpleEdits = (word: string): string[] =>
  [...word].flatMap((letter, at) => {
    const [before, next, after] = [word.slice(0, at), word.charAt(at + 1), word.slice(at + 2)];
    return next === '' ? [before] : [before + next + after, before + next + letter + after];
  });

/**
 * Forms of words that the dictionary has in another form only, as it has one form of each stem: `pagarr` is near `pagar`, and
 * far from `paga` and `pago`.
 */
function formsNearby(word: string, {entries, analyzer}: OpenIndex): Correction[] {
  for (const edit of simpleEdits(fold(word))) {
    const entry = entries.get(analyzer.stem(edit));
    if (entry && entry.pages > 0) return [{word: edit, stem: entry.stem, cost: GOOD_COST}];
  }
  return [];
}

const known = new WeakMap<OpenIndex, Map<string, Correction[]>>();

/**
 * Words of the dictionary that the reader may have meant, nearest first. They are found once: all but one of the words of a query
 * were also in the query before the last key.
 *
 * @param unfinished the word is still being typed: it may match the beginning of another
 */
export function spellingCorrections(word: string, index: OpenIndex, unfinished: boolean): Correction[] {
  const ofIndex = known.get(index) ?? new Map<string, Correction[]>();
  known.set(index, ofIndex);
  const key = word + (unfinished ? '…' : '');
  const found = ofIndex.get(key) ?? findCorrections(word, index, unfinished);
  ofIndex.set(key, found);
  return found;
}

function findCorrections(word: string, index: OpenIndex, unfinished: boolean): Correction[] {
  const {stem, phoneticKey} = index.analyzer;
  const typed = {folded: fold(word), stem: stem(word), phoneticKey: phoneticKey(word), unfinished};
  const found = nearestWords(index.dictionary, typed, phoneticKey);
  return found.length > 0 ? found : formsNearby(word, index);
}
