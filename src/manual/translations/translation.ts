import {existsSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {git} from '../../lib/commands';
import {contentHash} from '../../lib/hashes';
import {listFiles, read, readJson, write} from '../../lib/files';
import {writerMessage} from '../../writer-errors/message';
import {WriterErrors} from '../../writer-errors/writerError';
import {fileOf, listPageRefs, shownPages, spanishAddress, type PageRef} from '../../site/pages';
import {locales, sourceLocale, type Locale, type MissingPages} from '../../site/locales';
import {catalogueFile} from '../catalogue/catalogue';

/** A file in another language and the Spanish file that it is made from, both from the site's root, with `/`. */
export interface Translation {
  readonly file: string;
  readonly source: string;
  /** The file that records the hash of the source from which the translation was made, by the name of the file. */
  readonly record: string;
}

/** How a translation compares with its source. An `unverified` translation has no hash yet, so its state is unknown. */
export type Freshness = 'up to date' | 'older' | 'unverified' | 'missing';

export const targetLocales = locales.filter((locale) => locale !== sourceLocale);

const recordOf = (locale: Locale): string => `src/manual/translations/source-hashes.${locale}.json`;

/** The translation of a Spanish page. */
export const pageTranslation = (ref: PageRef): Translation => ({
  file: fileOf(ref),
  source: fileOf({...ref, locale: sourceLocale}),
  record: recordOf(ref.locale),
});

/** Files of the catalogue whose words are the manual's own. The app's words come from its team in every language. */
const manualCatalogues = ['components', 'facts', 'messages', 'glossary'];

/** The texts of the interface, the tags and authors of the blog, the facts and the help with messages and words. */
function stringTranslations(siteDir: string, locale: Locale): Translation[] {
  const folder = `i18n/${locale}`;
  const interfaceTexts = (existsSync(path.join(siteDir, folder)) ? listFiles(path.join(siteDir, folder)) : [])
    .filter((name) => /\.(json|yml)$/.test(name))
    .map((name) => [
      `${folder}/${name}`,
      name.endsWith('.yml') ? `blog/${path.posix.basename(name)}` : `i18n/${sourceLocale}/${name}`,
    ]);
  const catalogueTexts = manualCatalogues.map((name) =>
    [locale, sourceLocale].map((each) => catalogueFile(name, each)),
  );
  return [...interfaceTexts, ...catalogueTexts]
    .map(([file = '', source = '']) => ({file, source, record: recordOf(locale)}))
    .filter(({source}) => existsSync(path.join(siteDir, source)));
}

/** Every translation that the site should have: first of pages, then of other texts. */
export function allTranslations(siteDir: string): Translation[] {
  const sources = listPageRefs(siteDir).filter((ref) => ref.locale === sourceLocale);
  return [
    ...targetLocales.flatMap((locale) => sources.map((source) => pageTranslation({...source, locale}))),
    ...targetLocales.flatMap((locale) => stringTranslations(siteDir, locale)),
  ];
}

/** The record of a language: the hash of each source, by the file of its translation. */
export const readRecord = (siteDir: string, {record}: Translation): Readonly<Record<string, string>> =>
  (readJson(path.join(siteDir, record)) ?? {}) as Record<string, string>;

/** A page as Docusaurus reads it: its front matter, and the text below. */
const readPage = (siteDir: string, file: string) =>
  DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: read(path.join(siteDir, file))});

/** The address of the Spanish page, from the root of the site. */
export const sourceAddress = async (siteDir: string, ref: PageRef): Promise<string> =>
  spanishAddress(ref, (await readPage(siteDir, pageTranslation(ref).source)).frontMatter);

/** The pages without a translation, which the build shows in Spanish, by language. */
export async function findMissingPages(siteDir: string): Promise<MissingPages> {
  const missingPages: Partial<Record<Locale, string[]>> = {};
  for (const locale of targetLocales) {
    const refs = shownPages(siteDir, locale).filter((ref) => ref.locale !== locale);
    if (refs.length > 0) missingPages[locale] = await Promise.all(refs.map((ref) => sourceAddress(siteDir, ref)));
  }
  return missingPages;
}

/** The number of characters that a translation keeps of the hash, enough to tell two versions apart. */
const hashLength = 12;

/** Removes line endings of another system and spaces at the ends of lines, which need no translator. */
const normalize = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();

/** The hash of a Spanish file, which its translation records. For a page it covers title, description and body, not keywords or dates. */
export async function sourceHash(siteDir: string, {source}: Translation): Promise<string> {
  if (!/\.mdx?$/.test(source)) return contentHash(normalize(read(path.join(siteDir, source))), hashLength);
  const {frontMatter, content} = await readPage(siteDir, source);
  const words = [frontMatter.title, frontMatter.description].map((text) => (typeof text === 'string' ? text : ''));
  return contentHash([...words, normalize(content)].join('\n\n'), hashLength);
}

/** Compares a translation with its source, if there is one. */
export async function freshnessOf(siteDir: string, translation: Translation): Promise<Freshness> {
  if (!existsSync(path.join(siteDir, translation.file))) return 'missing';
  const hash = readRecord(siteDir, translation)[translation.file];
  if (hash === undefined || !existsSync(path.join(siteDir, translation.source))) return 'unverified';
  return hash === (await sourceHash(siteDir, translation)) ? 'up to date' : 'older';
}

/**
 * Records that a translation is up to date.
 * @throws WriterErrors when the Spanish file is missing
 */
export async function updateHash(siteDir: string, translation: Translation): Promise<void> {
  const {file, source, record} = translation;
  if (!existsSync(path.join(siteDir, source)))
    throw new WriterErrors([{file, line: 1, message: writerMessage('sourceMissing', {source})}]);
  const hashes = {...readRecord(siteDir, translation), [file]: await sourceHash(siteDir, translation)};
  const sortedHashes = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  write(path.join(siteDir, record), `${JSON.stringify(sortedHashes, null, 2)}\n`);
}

/**
 * The changes of the Spanish file since a translation was last recorded as up to date: the differences from the commit that wrote
 * the hash. All of the file is new when no commit has the hash, or there is no git.
 */
export function sourceChange(siteDir: string, translation: Translation): string {
  const {file, source, record} = translation;
  // The last commit that changed the hash. The hash of a file that `npm run new` has just extended is not in a commit yet.
  const isRecorded = file in readRecord(siteDir, translation);
  const commit = isRecorded ? git(siteDir, 'log', '-1', '--format=%H', `-G${file}`, '--', record)?.trim() : undefined;
  if (!commit) return `${source}: no commit records what was translated; read the whole file.`;
  const change = git(siteDir, 'diff', '--unified=1', '--word-diff=plain', commit, '--', source)?.trim() ?? '';
  return change === '' ? `${source}: no change since ${commit.slice(0, 9)}.` : change;
}

/** The translations that are older than their Spanish texts. */
export async function olderTranslations(siteDir: string): Promise<Translation[]> {
  const translations = allTranslations(siteDir);
  const states = await Promise.all(translations.map((each) => freshnessOf(siteDir, each)));
  return translations.filter((_, index) => states[index] === 'older');
}
