import type {Synonyms} from '../synonyms/parse';
import type {SearchPage} from './searchPage';

/** Pages whose sections have their readers' names, and the synonyms, which are all of words. */
interface NamedSections {
  readonly pages: readonly SearchPage[];
  readonly synonyms: readonly Synonyms[];
}

const isAddress = ({canonical}: Synonyms): boolean => canonical.startsWith('/');

/** A word that nobody types and that one section has: a phrase leads to the section as a synonym of this word. */
const wordOf = (number: number): string => `0s${number}`;

/**
 * Gives a section the names that the synonyms have for its address: `/docs/help/#scam: swindle, I was fooled`; an address without a
 * section is that of the page. A whole name leads there alone; its words count as if they stood in the heading. An address that no page has names nothing.
 */
export function nameSections(pages: readonly SearchPage[], synonyms: readonly Synonyms[]): NamedSections {
  const named = synonyms.filter(isAddress);
  const names = new Map(
    named.map(({canonical, variants}, number) => [canonical, {word: wordOf(number), variants}] as const),
  );
  return {
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => {
        const found = names.get(section.id === '' ? page.url : `${page.url}#${section.id}`);
        return found ? {...section, keywords: [found.word, ...found.variants]} : section;
      }),
    })),
    synonyms: synonyms.map((one) => ({...one, canonical: names.get(one.canonical)?.word ?? one.canonical})),
  };
}
