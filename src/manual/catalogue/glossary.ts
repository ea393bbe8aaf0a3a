import {existsSync, readFileSync} from 'node:fs';
import {cataloguePath} from './load';

/** A word that the manual uses, and what it means in few words. */
export interface GlossaryWord {
  readonly word: string;
  readonly means: string;
}

/** The page that explains the words. */
export const glossaryPage = 'help';

/** The address of a word on that page, the same in every language. */
export const glossaryId = (name: string): string => `word-${name}`;

/** The words of one language, by name, in the order of the file. A site without the file has none. */
export function loadGlossary(siteDir: string, locale: string): ReadonlyMap<string, GlossaryWord> {
  const file = cataloguePath(siteDir, 'glossary', locale);
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, GlossaryWord>));
}
