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

/** A word in running text: how often it stands there tells nothing more. */
export const bodyImpact = (): number => IMPACTS.body + 1;

/** A heading of a page that comes after others: its words count as the most important ones of its text. */
export const emphasisImpact = (): number => IMPACTS.heading - 1;
