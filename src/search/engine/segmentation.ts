import type {OpenIndex} from './openIndex';
import type {Entry} from './terms';

/** Whether a term begins with a prefix, folded. */
export const hasPrefix =
  (prefix: string) =>
  ({folded, stem}: Entry): boolean =>
    folded.startsWith(prefix) || stem.startsWith(prefix);

/** Shorter parts are found in too many words by chance. */
const MIN_PART_LENGTH = 4;
/** A part beside a long one may be shorter: addcontact. */
const MIN_LENGTH_BESIDE_LONG = 3;
const LONG_PART = 6;
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
  const isWord = (part: string, other: number, isLast: boolean): boolean =>
    part.length >= (other >= LONG_PART ? MIN_LENGTH_BESIDE_LONG : MIN_PART_LENGTH) &&
    (isKnown(part, index) || (isLast && unfinished && isBeginning(part)));
  const isStopWord = (part: string): boolean => part.length >= MIN_STOP_WORD_LENGTH && isStop(part);

  let best: string[] | undefined;
  let bestScore = 0;
  // The longer the shorter part, the less likely it is a coincidence.
  const propose = (parts: string[], score: number): void => {
    if (score > bestScore) [best, bestScore] = [parts, score];
  };
  for (let at = MIN_STOP_WORD_LENGTH; at <= word.length - MIN_STOP_WORD_LENGTH; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const [first, second] = [isWord(left, right.length, false), isWord(right, left.length, true)];
    if ((first || isStopWord(left)) && (second || isStopWord(right)) && (first || second))
      propose([left, right], Math.min(at, word.length - at));
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
