import {editDistance} from '../../lib/editDistance';
import {fold} from '../../lib/text';
import type {Analyzer} from './analyzer';
import type {Entry, OpenIndex} from './openIndex';
import {LONG, MAX_COST, SAME_SOUND_COST, SHORT_STEM, SHORT_STEM_COST, STEM_COST} from './weights';

/** A word to search for instead of the typed one; a lower cost is nearer. */
export interface Correction {
  readonly entry: Entry;
  readonly cost: number;
}

interface TypedWord {
  readonly folded: string;
  readonly stem: string;
  readonly phoneticKey: string;
}

/** The cost of replacing the typed word with another: the mistakes in it, or in its stem, so that suffixes do not count. */
function costOf(typed: TypedWord, {word, folded, stem}: Entry, {phoneticKey}: Analyzer): number {
  if (typed.phoneticKey === phoneticKey(word)) return SAME_SOUND_COST;
  const mistakes = typed.folded.length < LONG ? 1 : 2;
  const shorter = Math.min(typed.stem.length, stem.length);
  const stemCost =
    shorter < SHORT_STEM
      ? Infinity
      : editDistance(typed.stem, stem, mistakes) + (shorter === SHORT_STEM ? SHORT_STEM_COST : STEM_COST);
  const cost = Math.min(editDistance(typed.folded, folded, mistakes), stemCost);
  return cost < mistakes + 1 ? cost : Infinity;
}

function findCorrection(word: string, {analyzer, dictionary}: OpenIndex): Correction | undefined {
  const input = {folded: fold(word), stem: analyzer.stem(word), phoneticKey: analyzer.phoneticKey(word)};
  let best: Correction | undefined;
  for (const entry of dictionary) {
    const cost = costOf(input, entry, analyzer);
    if (cost <= MAX_COST && (!best || cost < best.cost)) best = {entry, cost};
  }
  return best;
}

const corrections = new WeakMap<OpenIndex, Map<string, Correction | undefined>>();

/**
 * The word of the dictionary that the reader most likely meant. It is cached: all words of a query except for one were also in the query
 * before the last key.
 */
export function spellingCorrection(word: string, index: OpenIndex): Correction | undefined {
  const indexCorrections = corrections.get(index) ?? new Map<string, Correction | undefined>();
  corrections.set(index, indexCorrections);
  if (!indexCorrections.has(word)) indexCorrections.set(word, findCorrection(word, index));
  return indexCorrections.get(word);
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
