import {pathWithoutLocale} from '../../site/pages';
import type {NamesRow, SearchIndex} from './format';
import type {Analyzer} from './analyzer';
import type {Synonyms} from '../synonyms/parseSynonyms';
import type {SearchPage} from './searchPage';

/** The words of each phrase; of phrases with the same stems, only one. */
const encodePhrases = (phrases: readonly (readonly string[])[], {stem}: Analyzer): string[] => [
  ...new Map(phrases.map((words) => [words.map(stem).join(' '), words.join(' ')])).values(),
];

/** One form for all spellings of the address of a page or a section. */
const normalizedAddress = (address: string): string => {
  const [path = '', id = ''] = address.split('#');
  return `${pathWithoutLocale(path)}#${id}`;
};

const sectionsByAddress = (pages: readonly SearchPage[]): Map<string, readonly [page: number, section: number]> =>
  new Map(
    pages.flatMap(({url, sections}, page) =>
      sections.map(({id}, section) => [normalizedAddress(`${url}#${id}`), [page, section]] as const),
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
): NamesRow[] {
  const sections = sectionsByAddress(pages);
  return synonyms.flatMap(({canonical, variants}) => {
    const section = sections.get(normalizedAddress(canonical));
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
