import {IMPACTS} from '../format/searchIndex';

/** The impact within a field: `share` runs from 0 to 1. */
function within(first: number, next: number, share: number): number {
  return Math.min(next - 1, first + Math.floor(share * (next - first)));
}

/** The share of one word in a short text: 1 when it is the only word, less the longer the text. */
function shareOf(words: number): number {
  return Math.min(1, 1 / Math.sqrt(words));
}

export const titleImpact = (words: number): number => within(IMPACTS.title, IMPACTS.count, shareOf(words));
/** A keyword of one word is the page's name; of a phrase each word is a part. */
export const keywordImpact = (words: number): number =>
  IMPACTS.title - Math.min(words, IMPACTS.title - IMPACTS.keyword);
export const headingImpact = (words: number): number => within(IMPACTS.heading, IMPACTS.keyword, shareOf(words));

/** A heading of a page that comes after others: its words count as the most important ones of its text. */
export const emphasisImpact = (): number => IMPACTS.heading - 1;

/**
 * The impact of a word in running text, with the saturation and length normalisation of BM25.
 *
 * @param times term frequency in the text
 * @param length words in the text, divided by the average
 */
export function bodyImpact(times: number, length: number): number {
  return within(IMPACTS.body, IMPACTS.heading, times / (times + 1.2 * (0.3 + 0.7 * length)));
}
