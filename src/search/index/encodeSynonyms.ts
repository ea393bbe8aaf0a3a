import {EXACT, type NamesRow, type SearchIndex} from '../format/searchIndex';
import {type Analyzer, fold} from '../language/analyzer';
import type {Synonyms} from '../synonyms/parse';
import type {SearchPage} from './searchPage';

/** Names as they are asked, and one of those with the same stems. */
const encodeNamesOf = (phrases: readonly string[], {stem, words}: Analyzer): string[] => [
  ...new Map(phrases.map(words).map((found) => [found.map(stem).join(' '), found.join(' ')])).values(),
];

/** The phrases without stop words, and one of those with the same stems; a phrase in quotes stays as it is, folded. */
function encodePhrases(phrases: readonly string[], {contentWords, stem, words}: Analyzer): string[] {
  const encoded = new Map(
    phrases.map((phrase): [string, string] => {
      if (phrase.startsWith(EXACT)) {
        const exact = EXACT + words(phrase).map(fold).join(' ');
        return [exact, exact];
      }
      const found = contentWords(phrase);
      return [found.map(stem).join(' '), found.join(' ')];
    }),
  );
  return [...encoded.values()];
}

/** The page and section of each address. */
const sectionsByAddress = (pages: readonly SearchPage[]): Map<string, readonly [page: number, section: number]> =>
  new Map(
    pages.flatMap(({url, sections}, page) =>
      sections.map(({id}, section) => [id === '' ? url : `${url}#${id}`, [page, section]] as const),
    ),
  );

const isAddress = (canonical: string): boolean => canonical.startsWith('/');

/**
 * The names that synonyms give to addresses: `/docs/help/#scam: swindle, I was fooled`; an address without a section is that of the
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
    const section = sections.get(canonical);
    return section ? [[...section, ...encodeNamesOf(variants, analyzer)] as const] : [];
  });
}

/**
 * The synonyms of terms.
 * @param isKnown whether any page contains a stem: what no page has needs no synonyms
 */
export function encodeSynonyms(
  synonyms: readonly Synonyms[],
  analyzer: Analyzer,
  isKnown: (stem: string) => boolean,
): SearchIndex['synonyms'] {
  return synonyms.flatMap(({canonical, variants}) => {
    const stems = analyzer.contentWords(canonical).map(analyzer.stem);
    const isUsed = !isAddress(canonical) && stems.every(isKnown);
    return isUsed ? [[stems.join(' '), ...encodePhrases(variants, analyzer)] as const] : [];
  });
}
