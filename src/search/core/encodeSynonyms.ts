import type {NamesRow, SearchIndex} from './format';
import type {Analyzer} from './analyzer';
import type {Synonyms} from '../synonyms/parseSynonyms';
import type {SearchPage} from './searchPage';

/** One form for all spellings of the path of a page, in any language. */
export type PathOf = (path: string) => string;

/** The words of each phrase; of phrases with the same stems, only one. */
const encodePhrases = (phrases: readonly (readonly string[])[], {stem}: Analyzer): string[] => [
  ...new Map(phrases.map((words) => [words.map(stem).join(' '), words.join(' ')])).values(),
];

/** The place of each section in the index, by the path of its page and its id. */
const sectionsByAddress = (
  pages: readonly SearchPage[],
  pathOf: PathOf,
): Map<string, readonly [page: number, section: number]> =>
  new Map(
    pages.flatMap(({url, sections}, page) =>
      sections.map(({id}, section) => [`${pathOf(url)}#${id}`, [page, section]] as const),
    ),
  );

const isAddress = (canonical: string): boolean => canonical.startsWith('/');

/**
 * The names that synonyms give to addresses: `/docs/help/#scam: swindle, I was fooled`; an address without a section names the
 * page. An address that no page has names nothing.
 *
 * @param pages in the order of the index
 */
export function encodeNames(
  synonyms: readonly Synonyms[],
  pages: readonly SearchPage[],
  analyzer: Analyzer,
  pathOf: PathOf,
): NamesRow[] {
  const sections = sectionsByAddress(pages, pathOf);
  return synonyms.flatMap(({canonical, variants}) => {
    const [path = '', id = ''] = canonical.split('#');
    const section = sections.get(`${pathOf(path)}#${id}`);
    return section ? [[...section, ...encodePhrases(variants.map(analyzer.words), analyzer)] as const] : [];
  });
}

/**
 * The synonyms of terms.
 * @param isKnown whether any page contains a stem: other stems need no synonyms
 */
export function encodeSynonyms(
  synonyms: readonly Synonyms[],
  analyzer: Analyzer,
  isKnown: (stem: string) => boolean,
): SearchIndex['synonyms'] {
  return synonyms.flatMap(({canonical, variants}) => {
    const stems = analyzer.contentWords(canonical).map(analyzer.stem);
    const isUsed = !isAddress(canonical) && stems.every(isKnown);
    return isUsed ? [[stems.join(' '), ...encodePhrases(variants.map(analyzer.contentWords), analyzer)] as const] : [];
  });
}
