import {fold} from '../../lib/text';
import type {Analyzer} from '../language/analyzer';
import {editDistance} from '../../lib/editDistance';
import type {OpenIndex} from './openIndex';
import type {Entry} from './terms';

/** A word to search for instead of the typed one; a lower cost is nearer. */
export interface Correction {
  readonly entry: Entry;
  readonly cost: number;
}

/** The cost of an equal phonetic key, below that of any edit. */
const SAME_KEY_COST = 0.4;
const STEM_MATCH_COST = 0.15;
const SHORT_STEM_COST = 0.6;
const PREFIX_COST = 0.6;
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

function costOf(typed: TypedWord, word: Entry, keyOf: PhoneticKeyOf): number {
  const maxDistance = allowedDistance(typed.folded.length);
  // Words that sound alike may differ by more letters. Most do not, and the smaller limit is soon exceeded.
  const keyDistance = editDistance(typed.phoneticKey, keyOf(word.word), maxDistance - 1);
  const soundsAlike = keyDistance < maxDistance;
  const limit = soundsAlike ? MAX_PHONETIC_EDITS : maxDistance;
  const distance = editDistance(typed.folded, word.folded, limit);
  const spelling = Math.min(
    distance <= maxDistance ? distance : Infinity,
    stemCost(typed.stem, word.stem, maxDistance),
  );
  const phonetic = soundsAlike && distance <= limit ? keyDistance + SAME_KEY_COST : Infinity;
  const prefixDistance =
    typed.unfinished && typed.folded.length >= SHORT
      ? editDistance(typed.folded, word.folded.slice(0, typed.folded.length), 1)
      : maxDistance + 1;
  const cost = Math.min(spelling, phonetic, prefixDistance <= 1 ? prefixDistance + PREFIX_COST : Infinity);
  return cost >= maxDistance + 1 ? Infinity : cost;
}

const typedWord = (word: string, {stem, phoneticKey}: Analyzer, unfinished: boolean): TypedWord => ({
  folded: fold(word),
  stem: stem(word),
  phoneticKey: phoneticKey(word),
  unfinished,
});

function findCorrections(word: string, {analyzer, dictionary}: OpenIndex, unfinished: boolean): Correction[] {
  const typed = typedWord(word, analyzer, unfinished);
  const found = dictionary
    .map((entry) => ({entry, cost: costOf(typed, entry, analyzer.phoneticKey)}))
    .filter(({cost}) => cost <= MAX_COST)
    .sort((one, other) => one.cost - other.cost);
  const best = found[0]?.cost ?? 0;
  return found.filter(({cost}) => cost <= best + COST_RANGE).slice(0, MAX_CORRECTIONS);
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

/** Whether `spellingCorrections` finds any: the first one is enough. */
export function hasCorrection(word: string, {analyzer, dictionary}: OpenIndex, unfinished: boolean): boolean {
  const typed = typedWord(word, analyzer, unfinished);
  return dictionary.some((entry) => costOf(typed, entry, analyzer.phoneticKey) <= MAX_COST);
}
