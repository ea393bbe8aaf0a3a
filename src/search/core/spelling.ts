import {editDistance} from '../../lib/editDistance';
import {fold} from '../../lib/text';
import type {Analyzer} from './analyzer';
import type {Entry, OpenIndex} from './openIndex';
import {LONG_WORD, MIN_CORRECTED_LETTERS, OTHER_ENDING_COST} from './weights';

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

/** The number of mistakes that turn one word into the other; infinite if they are too many. */
function mistakesIn(one: string, other: string, maxMistakes: number): number {
  const mistakes = editDistance(one, other, maxMistakes);
  return mistakes > maxMistakes ? Infinity : mistakes;
}

/**
 * The cost of replacing the typed word with another: none if both sound alike, otherwise the mistakes in the word, or in its stem with
 * another ending. The stem, which is shorter, may have one mistake.
 */
function costOf(typed: TypedWord, {word, folded, stem}: Entry, {phoneticKey}: Analyzer): number {
  if (typed.phoneticKey === phoneticKey(word)) return 0;
  const cost = mistakesIn(typed.folded, folded, typed.folded.length < LONG_WORD ? 1 : 2);
  const hasStem = Math.min(typed.stem.length, stem.length) >= MIN_CORRECTED_LETTERS;
  return hasStem ? Math.min(cost, mistakesIn(typed.stem, stem, 1) + OTHER_ENDING_COST) : cost;
}

function findCorrection(word: string, {analyzer, dictionary}: OpenIndex): Correction | undefined {
  const input = {folded: fold(word), stem: analyzer.stem(word), phoneticKey: analyzer.phoneticKey(word)};
  let bestCorrection: Correction | undefined;
  for (const entry of dictionary) {
    const cost = costOf(input, entry, analyzer);
    if (cost < (bestCorrection?.cost ?? Infinity)) bestCorrection = {entry, cost};
  }
  return bestCorrection;
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

const isKnown = (word: string, {entries, analyzer}: OpenIndex): boolean => entries.has(analyzer.stem(word));

/**
 * Splits a word that lacks spaces into two known ones (iniciarsesion).
 *
 * @param isUnfinished the last word is still being typed: its beginning is enough
 * @returns nothing when there are no such words
 */
export function splitWord(word: string, index: OpenIndex, isUnfinished: boolean): string[] | undefined {
  const {isStop} = index.analyzer;
  const isBeginning = (part: string): boolean => [...index.entries.values()].some(hasPrefix(part));
  const isWord = (part: string, isLast: boolean): boolean =>
    part.length >= MIN_CORRECTED_LETTERS && (isKnown(part, index) || (isLast && isUnfinished && isBeginning(part)));

  let bestParts: string[] | undefined;
  let bestScore = 0;
  // The longer the shorter part, the less likely it is a coincidence.
  const propose = (parts: string[], score: number): void => {
    if (score > bestScore) [bestParts, bestScore] = [parts, score];
  };
  for (let at = 1; at < word.length; at++) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    const [first, second] = [isWord(start, false), isWord(end, true)];
    // A part may be a stop word: depago.
    if ((first || isStop(start)) && (second || isStop(end)) && (first || second))
      propose([start, end], Math.min(at, word.length - at));
  }
  return bestParts;
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
    const wholeWord = word + (next ?? '');
    const isCandidate =
      next !== undefined && wholeWord.length > MIN_CORRECTED_LETTERS && !isStop(word) && !isStop(next);
    if (isCandidate && !(isKnown(word, index) && isKnown(next, index)) && isKnown(wholeWord, index)) {
      tokens.push({typed: `${word} ${next}`, word: wholeWord});
      at++;
    } else {
      tokens.push({typed: word, word});
    }
  }
  return tokens;
}
