import {PAGE_TOP} from '../format/layout';
import type {Heading, PageCard} from '../format/pages';
import {rank} from './rank';
import {resolve} from './resolve';
import {type FetchText, openStore} from './store';

/** A page that answers. */
export interface SearchResult {
  /** Address within the site, without baseUrl. */
  readonly url: string;
  readonly title: string;
  /** Headings that answer, best first; empty when the page as a whole does. */
  readonly headings: readonly Heading[];
  readonly score: number;
}

export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** All pages that match, shown or not. */
  readonly count: number;
  /** What was searched for instead of what was typed. */
  readonly corrections: readonly {readonly typed: string; readonly used: string}[];
  /** Cuts a title or heading into pieces, marking the words that matched. */
  readonly mark: (text: string) => readonly {readonly text: string; readonly match: boolean}[];
}

export interface Search {
  /**
   * Answers a query with at most `limit` results; by default three in the sharded layout, where a list is
   * best shown in two steps, and six in one file. Rejects when a part of the index cannot be fetched; asking again fetches again.
   */
  readonly search: (query: string, limit?: number) => Promise<SearchAnswer>;
}

/** Each result of a sharded index may be a request of its own. */
const LIMIT = {oneFile: 6, sharded: 3} as const;

function headingsOf(card: PageCard, sections: readonly number[]): Heading[] {
  if (sections[0] === PAGE_TOP) return [];
  return sections.flatMap((section) => card.headings[section - 1] ?? []);
}

/**
 * Opens the index of one language.
 *
 * @param fetchText fetches a file of the index by its name; injected, so that the caller decides on address, caching and abort
 * @param root name of the root file, as `buildIndex` returned it
 */
export async function openSearch(fetchText: FetchText, root: string): Promise<Search> {
  const store = await openStore(fetchText, root);
  const {words: split, stem} = store.analyser;

  return {
    async search(query, limit = store.sharded ? LIMIT.sharded : LIMIT.oneFile) {
      const words = await resolve(query, store);
      const ranked = rank(words, store.pages);
      const results = await Promise.all(
        ranked.slice(0, limit).map(async ({page, score, sections}) => {
          const card = await store.card(page);
          return {url: card.url, title: card.title, score, headings: headingsOf(card, sections)};
        }),
      );
      const stems = new Set(
        words.flatMap(({meanings}) => meanings.flatMap(({entries}) => entries.map((entry) => entry.stem))),
      );
      return {
        results,
        count: ranked.length,
        corrections: words.flatMap(({typed, corrected}) => (corrected === undefined ? [] : [{typed, used: corrected}])),
        mark: (text) =>
          text
            .split(/([\p{L}\p{N}]+)/u)
            .filter((part) => part !== '')
            .map((part) => ({text: part, match: split(part).some((word) => stems.has(stem(word)))})),
      };
    },
  };
}
