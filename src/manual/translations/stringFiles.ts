import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../lib/listFiles';
import {sourceLocale, type Locale} from '../../site/locales';
import {catalogueFolder} from '../catalogue/load';
import type {Freshness} from './freshness';
import {shortHash} from './pageText';

/** A file of texts that is no page, and the Spanish one it was translated from; both from the site's root, with `/`. */
export interface StringFile {
  readonly locale: Locale;
  readonly file: string;
  readonly source: string;
}

/** Files of the catalogue whose words are the manual's own; those of the app come from its team in every language. */
const own = ['components', 'facts', 'messages', 'glossary'];

/** Where the hash of each Spanish file stands that a translation was made from. JSON and YAML have no front matter for it. */
export const recordOf = (locale: Locale): string => `src/manual/translations/source-hashes.${locale}.json`;

/** The texts of the interface, the tags and authors of the blog, the facts and the help with messages and words. */
export function stringFiles(siteDir: string, locale: Locale): StringFile[] {
  const folder = path.join(siteDir, 'i18n', locale);
  const inFolder = (existsSync(folder) ? listFiles(folder) : [])
    .filter((name) => /\.(json|yml)$/.test(name))
    .map((name) => ({
      locale,
      file: `i18n/${locale}/${name}`,
      source: name.endsWith('.yml') ? `blog/${path.posix.basename(name)}` : `i18n/${sourceLocale}/${name}`,
    }));
  const inCatalogue = own.map((name) => ({
    locale,
    file: `${catalogueFolder}/${name}.${locale}.json`,
    source: `${catalogueFolder}/${name}.${sourceLocale}.json`,
  }));
  return [...inFolder, ...inCatalogue].filter(({source}) => existsSync(path.join(siteDir, source)));
}

function readRecord(siteDir: string, locale: Locale): Readonly<Record<string, string>> {
  const file = path.join(siteDir, recordOf(locale));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

function hashOf(siteDir: string, file: string): string {
  const text = readFileSync(path.join(siteDir, file), 'utf8').replaceAll('\r\n', '\n').trim();
  return shortHash(text);
}

/** The recorded hash of the Spanish file, or undefined when none is. */
export const recordedHash = (siteDir: string, {locale, file}: StringFile): string | undefined =>
  readRecord(siteDir, locale)[file];

/** Whether a file of texts is up to date with its Spanish one; `freshnessOf` does the same for a page. */
export function freshnessOfStrings(siteDir: string, strings: StringFile): Freshness {
  if (!existsSync(path.join(siteDir, strings.file))) return 'missing';
  const hash = recordedHash(siteDir, strings);
  if (hash === undefined) return 'unverified';
  return hash === hashOf(siteDir, strings.source) ? 'up to date' : 'older';
}

/** Records that a file of texts is up to date. */
export function recordStrings(siteDir: string, {locale, file, source}: StringFile): void {
  const record = {...readRecord(siteDir, locale), [file]: hashOf(siteDir, source)};
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path.join(siteDir, recordOf(locale)), `${JSON.stringify(sorted, null, 2)}\n`);
}
