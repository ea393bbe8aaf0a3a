import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {contentHash} from '../../lib/hashes';
import {listFiles} from '../../lib/files';
import {listPageRefs, fileOf, type PageRef, spanishAddress} from '../../site/pages';
import {locales, sourceLocale, type Locale} from '../../site/locales';
import {catalogueFolder} from '../catalogue/load';

/** A file in another language and the Spanish one that it is made from, both from the site's root, with `/`. */
export interface Translation {
  readonly file: string;
  readonly source: string;
  /** Where the hash of the source stands that it was made from, by the name of the file. */
  readonly record: string;
}

/** How a translation compares with its source. `unverified` has no hash yet, so that nothing is known. */
export type Freshness = 'up to date' | 'older' | 'unverified' | 'missing';

/** The languages that are translated to. */
export const translated = locales.filter((locale) => locale !== sourceLocale);

const recordOf = (locale: Locale): string => `src/manual/translations/source-hashes.${locale}.json`;

/** A page as a translation of its Spanish one. */
export const pageTranslation = (ref: PageRef): Translation => ({
  file: fileOf(ref),
  source: fileOf({...ref, locale: sourceLocale}),
  record: recordOf(ref.locale),
});

/** Files of the catalogue whose words are the manual's own; those of the app come from its team in every language. */
const own = ['components', 'facts', 'messages', 'glossary'];

/** The texts of the interface, the tags and authors of the blog, the facts and the help with messages and words. */
function stringTranslations(siteDir: string, locale: Locale): Translation[] {
  const folder = `i18n/${locale}`;
  const inFolder = (existsSync(path.join(siteDir, folder)) ? listFiles(path.join(siteDir, folder)) : [])
    .filter((name) => /\.(json|yml)$/.test(name))
    .map((name) => [
      `${folder}/${name}`,
      name.endsWith('.yml') ? `blog/${path.posix.basename(name)}` : `i18n/${sourceLocale}/${name}`,
    ]);
  const inCatalogue = own.map((name) =>
    [locale, sourceLocale].map((each) => `${catalogueFolder}/${name}.${each}.json`),
  );
  return [...inFolder, ...inCatalogue]
    .map(([file = '', source = '']) => ({file, source, record: recordOf(locale)}))
    .filter(({source}) => existsSync(path.join(siteDir, source)));
}

/** Every translation that the site should have: of the Spanish pages, then texts. */
export function allTranslations(siteDir: string): Translation[] {
  const sources = listPageRefs(siteDir).filter((ref) => ref.locale === sourceLocale);
  return [
    ...translated.flatMap((locale) => sources.map((source) => pageTranslation({...source, locale}))),
    ...translated.flatMap((locale) => stringTranslations(siteDir, locale)),
  ];
}

/** The record of a language: the hash of each source, by the file of its translation. */
export function readRecord(siteDir: string, {record}: Translation): Readonly<Record<string, string>> {
  const file = path.join(siteDir, record);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

const read = (siteDir: string, file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

/** A page as Docusaurus reads it: its front matter, and the text below. */
const readPage = (siteDir: string, file: string) =>
  DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: read(siteDir, file)});

/** The address of the Spanish page, from the root of the site. */
export const sourceAddress = async (siteDir: string, ref: PageRef): Promise<string> =>
  spanishAddress(ref, (await readPage(siteDir, pageTranslation(ref).source)).frontMatter);

/** How many characters of the hash a translation keeps: enough to tell two versions apart. */
const length = 12;

/** Without line endings of another system and spaces at the ends of lines: none of them needs a translator. */
const normalize = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();

/** The hash of a Spanish file, which its translation records. For a page it covers title, description and body, not keywords or dates. */
export async function sourceHash(siteDir: string, {source}: Translation): Promise<string> {
  if (!/\.mdx?$/.test(source)) return contentHash(normalize(read(siteDir, source)), length);
  const {frontMatter, content} = await readPage(siteDir, source);
  const words = [frontMatter.title, frontMatter.description].map((text) => (typeof text === 'string' ? text : ''));
  return contentHash([...words, normalize(content)].join('\n\n'), length);
}

/** Compares a translation with its source, where there is one. */
export async function freshnessOf(siteDir: string, translation: Translation): Promise<Freshness> {
  if (!existsSync(path.join(siteDir, translation.file))) return 'missing';
  const hash = readRecord(siteDir, translation)[translation.file];
  if (hash === undefined || !existsSync(path.join(siteDir, translation.source))) return 'unverified';
  return hash === (await sourceHash(siteDir, translation)) ? 'up to date' : 'older';
}
