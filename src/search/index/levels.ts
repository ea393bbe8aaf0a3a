import {LEVELS} from '../format/layout';

/** Which level within a kind: `share` runs from 0 to 1. */
function within(first: number, next: number, share: number): number {
  return Math.min(next - 1, first + Math.floor(share * (next - first)));
}

/** How much of a short text one of its words is: 1 when it stands alone, less the longer the text. */
function shareOf(words: number): number {
  return Math.min(1, 1 / Math.sqrt(words));
}

export const titleLevel = (words: number): number => within(LEVELS.title, LEVELS.count, shareOf(words));
export const keywordLevel = (words: number): number => within(LEVELS.keyword, LEVELS.title, shareOf(words));
export const headingLevel = (words: number): number => within(LEVELS.heading, LEVELS.keyword, shareOf(words));

/**
 * A word in running text: more often counts more but ever less, and in a long text it says less
 * (the saturation and length normalisation of BM25).
 *
 * @param times how often the word stands in the text
 * @param length words in the text, in proportion to the average
 */
export function bodyLevel(times: number, length: number): number {
  return within(LEVELS.body, LEVELS.heading, times / (times + 1.2 * (0.3 + 0.7 * length)));
}
