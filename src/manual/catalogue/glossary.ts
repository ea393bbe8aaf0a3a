import {loadEntries} from './load';

/** A word that the manual uses, and what it means in few words. */
export interface GlossaryWord {
  readonly word: string;
  readonly means: string;
}

/** The page that explains the words. */
export const glossaryPage = 'index';

/** The address of a word on that page, the same in every language. */
export const glossaryId = (name: string): string => `word-${name}`;

/** The words of one language, as `loadEntries` reads them. */
export const loadGlossary = (siteDir: string, locale: string): ReadonlyMap<string, GlossaryWord> =>
  loadEntries(siteDir, 'glossary', locale);
