import {IMPACTS} from '../format/searchIndex';

/** The impact within a field: `share` runs from 0 to 1. */
const within = (first: number, next: number, share: number): number =>
  Math.min(next - 1, first + Math.floor(share * (next - first)));

/** The impact of each word of a title: the more it has, the lower. */
export const titleImpact = (words: number): number => within(IMPACTS.title, IMPACTS.count, 1 / Math.sqrt(words));

/** A keyword of one word is the page's name; of a phrase each word is a part. */
export const keywordImpact = (words: number): number =>
  IMPACTS.title - Math.min(words, IMPACTS.title - IMPACTS.keyword);

/** A heading of one word is about nothing else. */
export const headingImpact = (words: number): number => IMPACTS.keyword - (words === 1 ? 1 : 2);

/** A heading of a page that comes after others: its words count as the most important ones of its text. */
export const emphasisImpact = (): number => IMPACTS.heading - 1;

/**
 * The impact of a word in running text, with the saturation and length normalisation of BM25.
 *
 * @param times term frequency in the text
 * @param length of the text, divided by the average
 */
export const bodyImpact = (times: number, length: number): number =>
  within(IMPACTS.body, IMPACTS.heading, times / (times + 1.2 * (0.3 + 0.7 * length)));
