import {fold} from '../../lib/text';
import {PAGE_TOP, type Section, STEPS} from './format';
import {expandQuery} from './expandQuery';
import {findMessage} from './names';
import {readIndex} from './openIndex';
import {rank, type RankedPage, withMessage} from './rank';

/** A page that matches. */
export interface SearchResult {
  /** Address within the site, without baseUrl. */
  readonly url: string;
  readonly title: string;
  /** Matching headings, best first; empty when the page as a whole matches. */
  readonly headings: readonly Pick<Section, 'id' | 'text'>[];
  /** The other pages that answer the question of the first heading, best first. */
  readonly places: readonly SearchResult[];
  readonly score: number;
  /** Whether the page is about each word as typed, and does not merely contain it. */
  readonly isCertain: boolean;
  /** The text of the first heading, or of the page when it has no heading. */
  readonly description: Pick<Section, 'line' | 'steps'>;
}

/** The results of a query, and what the interface shows about them. */
export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** Words that were searched for instead of the typed ones. */
  readonly corrections: readonly {readonly typed: string; readonly used: string}[];
  /** Splits a title or heading into matching and other words, for highlighting. */
  readonly mark: (text: string) => readonly {readonly text: string; readonly match: boolean}[];
}

/** An open index that can be searched. */
export interface Search {
  readonly search: (query: string, limit?: number) => SearchAnswer;
}

const LIMIT = 6;

/** Merges results that answer the same question: the best one stays, with the others as its places. */
function mergeEqual(results: readonly SearchResult[]): SearchResult[] {
  const resultsByQuestion = new Map<string, SearchResult>();
  for (const result of results) {
    const [heading] = result.headings;
    const question = heading && heading.id !== STEPS ? fold(heading.text) : result.url;
    const bestResult = resultsByQuestion.get(question);
    resultsByQuestion.set(question, bestResult ? {...bestResult, places: [...bestResult.places, result]} : result);
  }
  return [...resultsByQuestion.values()];
}

/**
 * Opens the index of one language.
 * @param text of its file, as `buildIndex` returned it
 */
export function openSearch(text: string): Search {
  const index = readIndex(text);
  const {words: toWords, stem, isStop, isNegation} = index.analyzer;

  return {
    search(query, limit = LIMIT) {
      const terms = expandQuery(query, index);
      const rankedPages = withMessage(rank(query, terms, index), findMessage(query, index.messages, index.analyzer));
      // A result is uncertain if a word was corrected, or if all words are negations, which name no topic.
      const isCertainOf = (page: RankedPage): boolean =>
        page.isCertain &&
        terms.every(({corrected}) => corrected === undefined) &&
        terms.some(({typed}) => !isNegation(stem(typed)));
      const matches = rankedPages.flatMap((rankedPage): SearchResult[] => {
        const page = index.pages[rankedPage.page];
        const [top] = page?.sections ?? [];
        if (!page || !top) return [];
        const {url, title} = page;
        const [first = PAGE_TOP, ...others] = rankedPage.sections;
        const sections = first === PAGE_TOP ? [] : [first, ...others.filter((at) => at !== PAGE_TOP)];
        const headings = sections.flatMap((at) => page.sections[at] ?? []);
        const {line, steps} = headings[0] ?? top;
        return [
          {
            url,
            title,
            places: [],
            score: rankedPage.score,
            isCertain: isCertainOf(rankedPage),
            headings,
            // Steps have no line of their own: the line of the page describes them.
            description: {line: line || top.line, steps},
          },
        ];
      });
      const results = mergeEqual(matches).slice(0, limit);
      // Stop words are marked only in a query of nothing else.
      const isMarked = (word: string): boolean =>
        stems.has(stem(word)) &&
        ((!isStop(word) && !isNegation(stem(word))) || terms.every(({typed}) => isStop(typed)));
      const stems = new Set(
        terms.flatMap(({expansions}) => expansions.flatMap(({entries}) => entries.map((entry) => entry.stem))),
      );
      return {
        results,
        corrections: terms.flatMap(({typed, corrected}) => (corrected === undefined ? [] : [{typed, used: corrected}])),
        mark: (words) =>
          words
            .split(/([\p{L}\p{N}]+)/u)
            .filter((part) => part !== '')
            .map((part) => ({text: part, match: toWords(part).some(isMarked)})),
      };
    },
  };
}

/**
 * The query with its corrections. Whole words of letters and digits are replaced, without a look-behind, which Safari before 16.4 cannot
 * read.
 */
export function correctedQuery(query: string, corrections: SearchAnswer['corrections']): string {
  return corrections.reduce(
    (text, {typed, used}) =>
      text.replace(new RegExp(`(^|[^\\p{L}\\p{N}])${typed}(?![\\p{L}\\p{N}])`, 'u'), `$1${used}`),
    query.trim().normalize('NFC').toLowerCase(),
  );
}
