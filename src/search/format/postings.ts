import {MOST_POSTINGS} from './layout';
import {readNumbers, writeNumbers} from './numbers';
import {readWords, writeWords} from './words';

/** A word in a section of a page. */
export interface Posting {
  readonly page: number;
  readonly section: number;
  readonly level: number;
}

/** A word and where it stands, by page and section. */
export interface TermPostings {
  /** The word as the pages write it most often, with accents; its stem is the key of the list. */
  readonly word: string;
  /** Number of pages the word is on, also when not all are listed. */
  readonly pages: number;
  readonly postings: readonly Posting[];
}

/** The pages that say most about a very common word, still in their order. */
function mostTelling(postings: readonly Posting[]): readonly Posting[] {
  if (postings.length <= MOST_POSTINGS) return postings;
  const telling = [...postings].sort((one, other) => other.level - one.level).slice(0, MOST_POSTINGS);
  return telling.sort((one, other) => one.page - other.page || one.section - other.section);
}

/**
 * Writes a block in columns (words, counts, page deltas, sections, levels), since like beside like compresses best.
 * Terms stand in the order of their stems. A full list says in the counts how many pages there really are.
 */
export function writePostings(terms: readonly TermPostings[]): string {
  const lists = terms.map((term) => mostTelling(term.postings));
  const deltas = lists.flatMap((list) => list.map(({page}, at) => page - (list[at - 1]?.page ?? 0)));
  return [
    writeWords(terms.map((term) => term.word)),
    writeNumbers(
      lists.flatMap((list, at) =>
        list.length < MOST_POSTINGS ? [list.length] : [MOST_POSTINGS, terms[at]?.pages ?? 0],
      ),
    ),
    writeNumbers(deltas),
    writeNumbers(lists.flatMap((list) => list.map(({section}) => section))),
    writeNumbers(lists.flatMap((list) => list.map(({level}) => level))),
  ].join('\n');
}

/** Reads the first five lines as a postings block. */
export function readPostings(lines: readonly string[]): TermPostings[] {
  const [counts = [], deltas = [], sections = [], levels = []] = lines.slice(1, 5).map(readNumbers);
  let count = 0;
  let at = 0;
  return readWords(lines[0] ?? '').map((word) => {
    const length = counts[count++] ?? 0;
    const listed = length < MOST_POSTINGS ? 0 : (counts[count++] ?? 0);
    const pages = new Set<number>();
    let page = 0;
    const postings = Array.from({length}, () => {
      page += deltas[at] ?? 0;
      pages.add(page);
      const posting = {page, section: sections[at] ?? 0, level: levels[at] ?? 0};
      at++;
      return posting;
    });
    return {word, pages: listed || pages.size, postings};
  });
}
