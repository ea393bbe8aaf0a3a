import {MAX_POSTINGS} from './layout';
import {decodeNumbers, encodeNumbers} from './varint';
import {decodeWords, encodeWords} from './frontCoding';

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
  /** Document frequency: also counts pages that are not listed. */
  readonly pages: number;
  readonly postings: readonly Posting[];
}

/** The postings of highest impact of a very common term, in page order. */
function highestImpacts(postings: readonly Posting[]): readonly Posting[] {
  if (postings.length <= MAX_POSTINGS) return postings;
  const highest = [...postings].sort((one, other) => other.impact - one.impact).slice(0, MAX_POSTINGS);
  return highest.sort((one, other) => one.page - other.page || one.section - other.section);
}

/** The sections of a site as one list, when the number of sections of each page is known. */
function listSections(sectionCounts: readonly number[]): {page: number; section: number}[] {
  return sectionCounts.flatMap((count, page) => Array.from({length: count}, (_, section) => ({page, section})));
}

/**
 * Encodes a block in columns (words, counts, deltas, sections, impacts), since columns compress better than rows.
 * Terms are in the order of their stems. A truncated list has its document frequency in the counts.
 *
 * @param sectionCounts sections of each page, the text above the first heading included. With them the deltas are those of section
 *   numbers that run through all pages, and the column of sections is empty: that takes fewer bytes. Without them, for a
 *   reader who does not have all pages, the deltas are those of pages.
 */
export function encodePostings(terms: readonly TermPostings[], sectionCounts?: readonly number[]): string {
  const lists = terms.map((term) => highestImpacts(term.postings));
  const numbers =
    sectionCounts && new Map(listSections(sectionCounts).map((at, number) => [`${at.page} ${at.section}`, number]));
  const numberOf = ({page, section}: Posting): number => numbers?.get(`${page} ${section}`) ?? page;
  const deltas = lists.flatMap((list) => list.map(numberOf).map((number, at, all) => number - (all[at - 1] ?? 0)));
  return [
    encodeWords(terms.map((term) => term.word)),
    encodeNumbers(
      lists.flatMap((list, at) => (list.length < MAX_POSTINGS ? [list.length] : [MAX_POSTINGS, terms[at]?.pages ?? 0])),
    ),
    encodeNumbers(deltas),
    sectionCounts ? '' : encodeNumbers(lists.flatMap((list) => list.map(({section}) => section))),
    encodeNumbers(lists.flatMap((list) => list.map(({impact}) => impact))),
  ].join('\n');
}

/**
 * Decodes the first five lines as a postings block.
 * @param sectionCounts those that the block was encoded with
 */
export function decodePostings(lines: readonly string[], sectionCounts?: readonly number[]): TermPostings[] {
  const sectionsByNumber = sectionCounts && listSections(sectionCounts);
  const [counts = [], deltas = [], sections = [], impacts = []] = lines.slice(1, 5).map(decodeNumbers);
  let count = 0;
  let at = 0;
  return decodeWords(lines[0] ?? '').map((word) => {
    const length = counts[count++] ?? 0;
    const listed = length < MAX_POSTINGS ? 0 : (counts[count++] ?? 0);
    const pages = new Set<number>();
    let number = 0;
    const postings = Array.from({length}, () => {
      number += deltas[at] ?? 0;
      const {page, section} = sectionsByNumber?.[number] ?? {page: number, section: sections[at] ?? 0};
      pages.add(page);
      const posting = {page, section, impact: impacts[at] ?? 0};
      at++;
      return posting;
    });
    return {word, pages: listed || pages.size, postings};
  });
}
