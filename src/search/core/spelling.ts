import {editDistance} from '../../lib/editDistance';
import {fold} from '../../lib/text';
import type {Analyzer} from './analyzer';
import type {Entry, OpenIndex} from './openIndex';

/** A word to search for instead of the typed one; a lower cost is nearer. */
export interface Correction {
  readonly entry: Entry;
  readonly cost: number;
}

/** The cost of an equal phonetic key, lower than the cost of any edit. */
const SAME_KEY_COST = 0.4;
const STEM_MATCH_COST = 0.15;
const SHORT_STEM_COST = 0.6;
const PREFIX_COST = 0.6;
/** A correction that costs more is a coincidence: papeles for PayPal. */
const MAX_COST = 2;
/** Up to this cost a correction is good enough to stop looking. */
export const GOOD_COST = 1.1;
const SHORT = 5;
/** Spellings with equal phonetic keys may differ by this many letters. */
const MAX_PHONETIC_EDITS = 2;

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

function costOf(input: TypedWord, word: Entry, keyOf: PhoneticKeyOf): number {
  const maxDistance = allowedDistance(input.folded.length);
  // Words that sound alike may differ by more letters. Most do not, and the smaller limit is soon exceeded.
  const keyDistance = editDistance(input.phoneticKey, keyOf(word.word), maxDistance - 1);
  const soundsAlike = keyDistance < maxDistance;
  const limit = soundsAlike ? MAX_PHONETIC_EDITS : maxDistance;
  const distance = editDistance(input.folded, word.folded, limit);
  const spelling = Math.min(
    distance <= maxDistance ? distance : Infinity,
    stemCost(input.stem, word.stem, maxDistance),
  );
  const phonetic = soundsAlike && distance <= limit ? keyDistance + SAME_KEY_COST : Infinity;
  const prefixDistance =
    input.unfinished && input.folded.length >= SHORT
      ? editDistance(input.folded, word.folded.slice(0, input.folded.length), 1)
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

function findCorrection(word: string, {analyzer, dictionary}: OpenIndex, unfinished: boolean): Correction | undefined {
  const input = typedWord(word, analyzer, unfinished);
  const [best] = dictionary
    .map((entry) => ({entry, cost: costOf(input, entry, analyzer.phoneticKey)}))
    .filter(({cost}) => cost <= MAX_COST)
    .sort((one, other) => one.cost - other.cost);
  return best;
}

const corrections = new WeakMap<OpenIndex, Map<string, Correction | undefined>>();

/**
 * The word of the dictionary that the reader most likely meant. It is looked for once: all words of a query but one were also in the
 * query before the last key.
 *
 * @param unfinished the word is still being typed: it may match the beginning of another
 */
export function spellingCorrection(word: string, index: OpenIndex, unfinished: boolean): Correction | undefined {
  const ofIndex = corrections.get(index) ?? new Map<string, Correction | undefined>();
  corrections.set(index, ofIndex);
  const key = word + (unfinished ? '…' : '');
  if (!ofIndex.has(key)) ofIndex.set(key, findCorrection(word, index, unfinished));
  return ofIndex.get(key);
}

/** Whether `spellingCorrection` finds one, whichever. */
export function hasCorrection(word: string, {analyzer, dictionary}: OpenIndex, unfinished: boolean): boolean {
  const input = typedWord(word, analyzer, unfinished);
  return dictionary.some((entry) => costOf(input, entry, analyzer.phoneticKey) <= MAX_COST);
}

/** Whether a term begins with a prefix, folded. */
export const hasPrefix =
  (prefix: string) =>
  ({folded, stem}: Entry): boolean =>
    folded.startsWith(prefix) || stem.startsWith(prefix);

/** Shorter parts are found in too many words by chance. */
const MIN_PART_LENGTH = 4;
/** A part may be a stop word: depago. */
const MIN_STOP_WORD_LENGTH = 2;

const isKnown = (word: string, {entries, analyzer}: OpenIndex): boolean => entries.has(analyzer.stem(word));

/**
 * Splits a word that lacks spaces into two known ones (iniciarsesion).
 *
 * @param unfinished the last word is still being typed: its beginning is enough
 * @returns nothing when there are no such words
 */
export function splitWord(word: string, index: OpenIndex, unfinished: boolean): string[] | undefined {
  const {isStop} = index.analyzer;
  const isBeginning = (part: string): boolean => [...index.entries.values()].some(hasPrefix(part));
  const isWord = (part: string, isLast: boolean): boolean =>
    part.length >= MIN_PART_LENGTH && (isKnown(part, index) || (isLast && unfinished && isBeginning(part)));
  const isStopWord = (part: string): boolean => part.length >= MIN_STOP_WORD_LENGTH && isStop(part);

  let best: string[] | undefined;
  let bestScore = 0;
  // The longer the shorter part, the less likely it is a coincidence.
  const propose = (parts: string[], score: number): void => {
    if (score > bestScore) [best, bestScore] = [parts, score];
  };
  for (let at = MIN_STOP_WORD_LENGTH; at <= word.length - MIN_STOP_WORD_LENGTH; at++) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    const [first, second] = [isWord(start, false), isWord(end, true)];
    if ((first || isStopWord(start)) && (second || isStopWord(end)) && (first || second))
      propose([start, end], Math.min(at, word.length - at));
  }
  return best;
}

/** A word as it is searched for, and as it was typed. */
export interface Token {
  readonly typed: string;
  readonly word: string;
}

/** Joins two words that were typed with a space between them (tar jeta), when the whole is a known word and one of them is not. */
export function joinWords(words: readonly string[], index: OpenIndex): Token[] {
  const {isStop} = index.analyzer;
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = '', next] = words.slice(at);
    const whole = word + (next ?? '');
    const isCandidate = next !== undefined && whole.length > MIN_PART_LENGTH && !isStop(word) && !isStop(next);
    if (isCandidate && !(isKnown(word, index) && isKnown(next, index)) && isKnown(whole, index)) {
      tokens.push({typed: `${word} ${next}`, word: whole});
      at++;
    } else {
      tokens.push({typed: word, word});
    }
  }
  return tokens;
}
