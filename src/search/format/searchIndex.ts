import type {LanguageRules} from '../language/rules';
import type {PostingColumns} from './postings';

export const FORMAT_VERSION = 13;

/** The file that is searched, as JSON. */
export interface SearchIndex {
  readonly version: number;
  readonly rules: LanguageRules;
  /** In the order of their addresses. Postings refer to a page and a section by their numbers. */
  readonly pages: readonly PageRow[];
  /** The stems of a term of the pages, separated by spaces, then readers' words for it. */
  readonly synonyms: readonly (readonly [stems: string, ...phrases: readonly string[]])[];
  /** A section, then readers' names for it: each the numbers of its words among the terms, half the bytes of the words after Brotli. */
  readonly names: readonly NamesRow[];
  readonly terms: PostingColumns;
  /** Of each page that of the page itself, then those of its headings, then those of its messages. */
  readonly descriptions: readonly (readonly Description[])[];
  /** Stems of words of the language that resemble a term, separated by spaces: they are spelt correctly. */
  readonly commonStems: string;
}

/** A section, then what readers call it. */
export type NamesRow = readonly [page: number, section: number, ...phrases: readonly string[]];

/** A heading or a message of the app with its anchor, without `#`. */
export type AnswerRow = readonly [text: string, id: string];

/**
 * A page with its address within the site, without baseUrl. Messages are apart from headings, and their words have no postings: a
 * message is found by its own words as a whole, and must not push down an answer that has some of them.
 */
export type PageRow = readonly [
  url: string,
  title: string,
  headings: readonly AnswerRow[],
  messages: readonly AnswerRow[],
];

/** The id of the section with the steps of a task: its heading does not describe the task, the title of the page does. */
export const STEPS = 'steps';

/** The description of an answer in a result, below its heading. */
export interface Description {
  /** The beginning of the answer; empty when it is not known. */
  readonly line: string;
  /** How many steps it has; 0 when it is not a task. */
  readonly steps: number;
}

/** Section 0 is the text above the first heading; the nth heading is section n, and messages follow. */
export const PAGE_TOP = 0;

/**
 * The quantized impact of a term on a page, turned into a weight when a query is ranked. The lowest impact of each field:
 */
export const IMPACTS = {body: 0, heading: 3, keyword: 7, title: 10, count: 16} as const;

/** The impact of the words of a reader's name for a section: the more it has, the lower that of each. */
export const nameImpact = (words: number): number => Math.max(IMPACTS.heading + 1, IMPACTS.keyword - words);
