import {nameOf} from '../format/names';
import type {Synonyms} from '../synonyms/parse';
import type {SearchPage} from './searchPage';

/**
 * Writes the names that the synonyms have for an address (`/docs/help/#scam: swindle, I was fooled`) as synonyms of a word that stands
 * for its section; an address without a section is that of the page. A whole name leads there alone; its words count as if they
 * stood in the heading. An address that no page has names nothing.
 *
 * @param pages in the order of the index
 */
export function nameSections(pages: readonly SearchPage[], synonyms: readonly Synonyms[]): Synonyms[] {
  const namesByAddress = new Map(
    pages.flatMap(({url, sections}, page) => {
      const headings = sections.filter(({heading}) => heading !== '');
      return [
        [url, nameOf(page, 0)] as const,
        ...headings.map(({id}, at) => [`${url}#${id}`, nameOf(page, at + 1)] as const),
      ];
    }),
  );
  return synonyms.flatMap((one) => {
    if (!one.canonical.startsWith('/')) return [one];
    const canonical = namesByAddress.get(one.canonical);
    return canonical === undefined ? [] : [{...one, canonical}];
  });
}
