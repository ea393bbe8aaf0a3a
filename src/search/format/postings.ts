import {MOST_POSTINGS} from './layout';
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
  if (postings.length <= MOST_POSTINGS) return postings;
  const highest = [...postings].sort((one, other) => other.impact - one.impact).slice(0, MOST_POSTINGS);
  return highest.sort((one, other) => one.page - other.page || one.section - other.section);
}

/**
 * Encodes a block in columns (words, counts, page deltas, sections, impacts), since columns compress better than rows.
 * Terms are in the order of their stems. A truncated list has its document frequency in the counts.
 */
export function encodePostings(terms: readonly TermPostings[]): string {
  const lists = terms.map((term) => highestImpacts(term.postings));
  const deltas = lists.flatMap((list) => list.map(({page}, at) => page - (list[at - 1]?.page ?? 0)));
  return [
    encodeWords(terms.map((term) => term.word)),
    encodeNumbers(
      lists.flatMap((list, at) =>
        list.length < MOST_POSTINGS ? [list.length] : [MOST_POSTINGS, terms[at]?.pages ?? 0],
      ),
    ),
    encodeNumbers(deltas),
    encodeNumbers(lists.flatMap((list) => list.map(({section}) => section))),
    encodeNumbers(lists.flatMap((list) => list.map(({impact}) => impact))),
  ].join('\n');
}

/** Decodes the first five lines as a postings block. */
export function decodePostings(lines: readonly string[]): TermPostings[] {
  const [counts = [], deltas = [], sections = [], impacts = []] = lines.slice(1, 5).map(decodeNumbers);
  let count = 0;
  let at = 0;
  return decodeWords(lines[0] ?? '').map((word) => {
    const length = counts[count++] ?? 0;
    const listed = length < MOST_POSTINGS ? 0 : (counts[count++] ?? 0);
    const pages = new Set<number>();
    let page = 0;
    const postings = Array.from({length}, () => {
      page += deltas[at] ?? 0;
      pages.add(page);
      const posting = {page, section: sections[at] ?? 0, impact: impacts[at] ?? 0};
      at++;
      return posting;
    });
    return {word, pages: listed || pages.size, postings};
  });
}
