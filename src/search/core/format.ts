import type {LanguageRules} from './analyzer';

/** One term in one section of a page. */
export interface Posting {
  readonly page: number;
  readonly section: number;
  readonly impact: number;
}

/** A term with its postings, by page and section. */
export interface TermPostings {
  /** The most frequent form of the word, with accents; its stem is the key of the list. */
  readonly word: string;
  readonly postings: readonly Posting[];
}

/**
 * Terms in the order of their stems, in columns, since columns compress better than rows. Numbers are one character each, which makes the
 * whole index a twentieth smaller than numbers with commas, after Brotli.
 */
export interface PostingColumns {
  /** Separated by spaces. */
  readonly words: string;
  /** How many postings each term has. */
  readonly counts: string;
  /** The section of each posting, as the difference from the section of the previous posting. Sections are numbered through all pages. */
  readonly sections: string;
  readonly impacts: string;
}

/** The character of zero: above the quote and the backslash, which JSON escapes. */
const ZERO = 0x5d;

/** Numbers up to 65,000 as UTF-16 code units; JSON escapes those that are half a character. */
export const encodeNumbers = (numbers: readonly number[]): string =>
  numbers.map((one) => String.fromCharCode(one + ZERO)).join('');

/** The inverse of `encodeNumbers`. */
export const decodeNumbers = (text: string): number[] => text.split('').map((unit) => unit.charCodeAt(0) - ZERO);

/** The number of the first section of each page. */
function firstSections(sectionCounts: readonly number[]): number[] {
  let next = 0;
  return sectionCounts.map((count) => (next += count) - count);
}

/** @param sectionCounts sections of each page, the text above the first heading included */
export function encodePostings(terms: readonly TermPostings[], sectionCounts: readonly number[]): PostingColumns {
  const firsts = firstSections(sectionCounts);
  const differences = (numbers: readonly number[]): number[] => numbers.map((one, at) => one - (numbers[at - 1] ?? 0));
  return {
    words: terms.map(({word}) => word).join(' '),
    counts: encodeNumbers(terms.map(({postings}) => postings.length)),
    sections: encodeNumbers(
      terms.flatMap(({postings}) => differences(postings.map(({page, section}) => (firsts[page] ?? 0) + section))),
    ),
    impacts: encodeNumbers(terms.flatMap(({postings}) => postings.map(({impact}) => impact))),
  };
}

/** @param sectionCounts the numbers that the columns were encoded with */
export function decodePostings(columns: PostingColumns, sectionCounts: readonly number[]): TermPostings[] {
  const sections = sectionCounts.flatMap((count, page) =>
    Array.from({length: count}, (_, section) => ({page, section})),
  );
  const [counts, differences, impacts] = [columns.counts, columns.sections, columns.impacts].map(decodeNumbers);
  let at = 0;
  return columns.words.split(' ').map((word, term) => {
    let number = 0;
    const postings = Array.from({length: counts?.[term] ?? 0}, () => {
      number += differences?.[at] ?? 0;
      const {page, section} = sections[number] ?? {page: 0, section: 0};
      return {page, section, impact: impacts?.[at++] ?? 0};
    });
    return {word, postings};
  });
}

/** The file that is searched, as JSON. */
export interface SearchIndex {
  readonly rules: LanguageRules;
  /** In the order of their addresses. Postings refer to a page and a section by their numbers. */
  readonly pages: readonly Page[];
  /** The stems of a term of the pages, separated by spaces, then readers' words for it. */
  readonly synonyms: readonly (readonly [stems: string, ...phrases: readonly string[]])[];
  /** A section, then readers' names for it: each is the numbers of its words among the terms: half the bytes of the words after Brotli. */
  readonly names: readonly NamesRow[];
  readonly terms: PostingColumns;
  /** Stems of words of the language that resemble a term, separated by spaces: they are spelt correctly. */
  readonly commonStems: string;
}

/** A section, then readers' names for it. */
export type NamesRow = readonly [page: number, section: number, ...phrases: readonly string[]];

/** A heading or a message of the app, with the answer below it. */
export interface Section {
  readonly text: string;
  /** The anchor, without `#`. */
  readonly id: string;
  /** The beginning of the answer; empty when it is not known. */
  readonly line: string;
  /** How many steps it has; 0 when it is not a task. */
  readonly steps: number;
}

/**
 * A page. Messages are separate from headings, and their words have no postings: a message is found by its own words as a whole, and must
 * not push down an answer that has some of them.
 */
export interface Page {
  /** Address within the site, without baseUrl. */
  readonly url: string;
  readonly title: string;
  /** The text above the first heading, whose `text` is empty; then headings; then messages. Postings refer to them by number. */
  readonly sections: readonly Section[];
  /** How many of them are messages. */
  readonly messages: number;
}

/** The id of the section with the steps of a task: its heading does not describe the task, the title of the page does. */
export const STEPS = 'steps';

/** The text above the first heading. */
export const PAGE_TOP = 0;
