import {STEPS} from '../core/format';
import {openSearch, type Search, type SearchResult} from '../core/search';
import type {Candidate} from '../../ui/NearestPage/nearest';
import {fetchIndex} from './load';

let opened: Promise<Search> | undefined;

/**
 * Opens the index of this page's locale, once; after a failure, again.
 * @param base base URL of the locale
 */
export function openSearchIndex(base: string): Promise<Search> {
  opened ??= fetchIndex(base)
    .then(openSearch)
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

/** A page, and its matching sections, best first. */
type PageAnswer = Pick<SearchResult, 'url' | 'title' | 'headings'>;

/** The address of the best section of a page, or of the page where none matches. */
export const addressOf = ({url, headings: [section]}: PageAnswer, base: string): string =>
  base + url.slice(1) + (section ? `#${section.id}` : '');

/** The question that is answered there; steps answer the question of their page. */
export const questionOf = ({title, headings: [section]}: PageAnswer): string =>
  section === undefined || section.id === STEPS ? title : section.text;

/**
 * The first result, where its page is about all words: one of its answers, when its heading has more of the words than the title of the
 * page.
 */
export async function findConfidentResult(words: string, base: string): Promise<Candidate | undefined> {
  const {search} = await openSearchIndex(base);
  // The space marks the last word as complete.
  const {results, mark} = search(`${words} `, 1);
  const [first] = results;
  if (!first?.isCertain) return undefined;
  const marksIn = (text: string): number => mark(text).filter(({match}) => match).length;
  const [heading] = first.headings;
  const answer = heading && marksIn(heading.text) > marksIn(first.title) ? first : {...first, headings: []};
  return {href: addressOf(answer, base), title: questionOf(answer)};
}
