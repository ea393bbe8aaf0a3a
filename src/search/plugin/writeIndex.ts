import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildIndex} from '../index/buildIndex';
import {nameSections} from '../index/nameSections';
import type {SearchPage} from '../index/searchPage';
import {en} from '../language/en';
import {es} from '../language/es';
import type {LanguageRules} from '../language/rules';
import {parseSynonyms} from '../synonyms/parse';

const languages: Readonly<Record<string, LanguageRules>> = {es, en};

/** Where the index lies, below the locale's own folder. */
export const FOLDER = 'search';

export interface IndexRequest {
  readonly siteDir: string;
  /** The folder of the locale's build. */
  readonly outDir: string;
  readonly locale: string;
  /** In any order. */
  readonly pages: readonly SearchPage[];
}

/**
 * Builds the index of a locale from its pages and writes its files.
 * @returns the name of the file to open first, for the pages to name
 * @throws when the search has no rules for the language
 */
export function writeIndex({siteDir, outDir, locale, pages}: IndexRequest): string {
  const rules = languages[locale];
  if (!rules) {
    throw new Error(
      `The search has no rules for the language "${locale}". Known: ${Object.keys(languages).join(', ')}. Write src/search/language/${locale}.ts and name it in src/search/plugin/writeIndex.ts.`,
    );
  }
  const synonyms = `src/search/synonyms/${locale}.txt`;
  // Neighbours share a file.
  const sorted = [...pages].sort((one, other) => (one.url < other.url ? -1 : 1));
  const named = nameSections(sorted, parseSynonyms(readFileSync(path.join(siteDir, synonyms), 'utf8'), synonyms));
  const {root, files} = buildIndex({pages: sorted, synonyms: named, rules});
  const folder = path.join(outDir, FOLDER);
  rmSync(folder, {recursive: true, force: true});
  for (const {name, text} of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return root;
}
