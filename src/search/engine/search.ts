import {PAGE_TOP} from '../format/layout';
import type {Description} from '../format/description';
import type {Heading, PageSummary} from '../format/pageSummary';
import {expandQuery} from './expandQuery';
import {findMessage, withMessage} from './findMessage';
import {type FetchText, openIndex} from './indexReader';
import {rank, type RankedPage} from './rank';

/** A page that matches. */
export interface SearchResult {
  /** Address within the site, without baseUrl. */
  readonly url: string;
  readonly title: string;
  /** Matching headings, best first; empty when the page as a whole matches. */
  readonly headings: readonly Heading[];
  readonly score: number;
  /** Whether the page is about each word as typed, and does not merely contain it. */
  readonly isCertain: boolean;
  /** Describes each heading, in their order, or the page when there is none. Rejects when the file cannot be fetched. */
  readonly describe: () => Promise<readonly Description[]>;
}

/** The results of a query, and what the interface shows about them. */
export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** All pages that match, shown or not. */
  readonly count: number;
  /** Words that were searched for instead of the typed ones. */
  readonly corrections: readonly {readonly typed: string; readonly used: string}[];
  /** Splits a title or heading into matching and other words, for highlighting. */
  readonly mark: (text: string) => readonly {readonly text: string; readonly match: boolean}[];
}

/** An open index that can be searched. */
export interface Search {
  /**
   * Answers a query with at most `limit` results; by default three in the sharded layout and six in one file. Rejects
   * when a part of the index cannot be fetched; the next search fetches it again.
   */
  readonly search: (query: string, limit?: number) => Promise<SearchAnswer>;
}

/** In the sharded layout each result may be a request. */
const LIMIT = {oneFile: 6, sharded: 3} as const;

function headingsOf(summary: PageSummary, sections: readonly number[], message: Heading | undefined): Heading[] {
  if (sections[0] === PAGE_TOP) return [];
  return sections.flatMap((section) => {
    if (section === PAGE_TOP) return [];
    return summary.headings[section - 1] ?? message ?? [];
  });
}

/**
 * Opens the index of one language.
 *
 * @param fetchText fetches a file of the index by its name; the caller decides on address, caching and abort
 * @param root name of the root file, as `buildIndex` returned it
 */
export async function openSearch(fetchText: FetchText, root: string): Promise<Search> {
  const index = await openIndex(fetchText, root);
  const {analyzer} = index;
  const {words: split, stem, isStop, isNegation} = analyzer;

  return {
    async search(query, limit = index.sharded ? LIMIT.sharded : LIMIT.oneFile) {
      const terms = await expandQuery(query, index);
      const found = findMessage(query, terms, index.messages, analyzer);
      const ranked = withMessage(rank(terms, index.pages), found);
      // A negation is no subject, and a corrected word was not typed.
      const isCertainOf = (page: RankedPage): boolean =>
        page.isCertain &&
        terms.every(({corrected}) => corrected === undefined) &&
        terms.some(({typed}) => !isNegation(stem(typed)));
      const results = await Promise.all(
        ranked.slice(0, limit).map(async (rankedPage) => {
          const {page, score, sections} = rankedPage;
          const summary = await index.summary(page);
          const describe = async (): Promise<Description[]> => {
            const all = await index.descriptions(page);
            const [top = {line: '', steps: 0}] = all;
            return (sections[0] === PAGE_TOP ? [PAGE_TOP] : sections).map((at) => {
              const {line, steps} = all[at] ?? top;
              // Steps have no line of their own: that of the page describes them.
              return {line: line || top.line, steps};
            });
          };
          return {
            url: summary.url,
            title: summary.title,
            score,
            isCertain: isCertainOf(rankedPage),
            headings: headingsOf(summary, sections, found?.message.heading),
            describe,
          };
        }),
      );
      // Stop words are marked only in a query of nothing else.
      const isMarked = (word: string): boolean =>
        stems.has(stem(word)) &&
        ((!isStop(word) && !isNegation(stem(word))) || terms.every(({typed}) => isStop(typed)));
      const stems = new Set(
        terms.flatMap(({expansions}) => expansions.flatMap(({entries}) => entries.map((entry) => entry.stem))),
      );
      return {
        results,
        count: ranked.length,
        corrections: terms.flatMap(({typed, corrected}) => (corrected === undefined ? [] : [{typed, used: corrected}])),
        mark: (text) =>
          text
            .split(/([\p{L}\p{N}]+)/u)
            .filter((part) => part !== '')
            .map((part) => ({text: part, match: split(part).some(isMarked)})),
      };
    },
  };
}
