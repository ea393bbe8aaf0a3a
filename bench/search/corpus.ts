import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {parse} from 'yaml';
import {buildFolder, fileOf, projectFolder, readText, searchIndexOf} from '../../e2e/support/build';
import {addressOf, type Locale, locales, sourceLocale} from '../../e2e/support/routes';
import {parseHtml} from '../../src/lib/html';
import {searchPage, type SearchPage} from '../../src/search';
import {generatePages} from './generatePages';

/** Pages to measure on. */
export interface Dataset {
  readonly name: string;
  readonly language: Locale;
  /** A file of JSON lines, or a number of pages to generate. Undefined for the built pages of this site. */
  readonly source?: string | number;
}

interface CorpusLine {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly {readonly h: string; readonly a: string; readonly t: string}[];
}

const SIZES = [30, 1000, 10_000];

/**
 * The pages to measure. With a folder: its files `<language>-<anything>.jsonl[.gz]`, with one page per line
 * (`{"id", "title", "sections": [{"h": heading, "a": anchor, "t": text}]}`). Without a folder: generated pages.
 */
export function datasets(folder?: string): Dataset[] {
  if (folder === undefined) return SIZES.map((size) => ({name: `generated ${size}`, language: 'es', source: size}));
  const fileDatasets = readdirSync(folder).flatMap((file): Dataset[] => {
    const [, language, size = ''] = /^(es|en)-(.+)\.jsonl(?:\.gz)?$/.exec(file) ?? [];
    return language === 'es' || language === 'en'
      ? [{name: `${language} ${size}`, language, source: join(folder, file)}]
      : [];
  });
  if (fileDatasets.length === 0)
    throw new Error(
      `${folder}: expected files like es-1000.jsonl or en-max.jsonl.gz, found none. Give a folder that has them.`,
    );
  return fileDatasets.sort((one, other) =>
    one.language === other.language ? read(one).length - read(other).length : one.language < other.language ? 1 : -1,
  );
}

/** The pages of this site, for the queries of `src/search/quality`. */
export const siteDatasets: readonly Dataset[] = locales.map((language) => ({name: `this site, ${language}`, language}));

/** The keywords of a page. They are only in its source, not in its HTML. */
function keywordsOf(url: string, language: Locale): string[] {
  const folder = language === sourceLocale ? '.' : `i18n/${language}/docusaurus-plugin-content-docs/current`;
  const source = join(projectFolder, folder, language === sourceLocale ? url : url.replace('/docs/', '/'));
  const file = [join(source, 'index.mdx'), `${source}.mdx`].find(existsSync);
  if (file === undefined) return [];
  const [, frontMatter = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  return (parse(frontMatter) as {keywords?: string[]}).keywords ?? [];
}

/** The built pages that the search of this site indexes. */
function sitePages(language: Locale): SearchPage[] {
  const folder = join(buildFolder, addressOf('/', language));
  const index = readFileSync(join(folder, 'search', searchIndexOf(fileOf(addressOf('/', language)))), 'utf8');
  const {pages} = JSON.parse(index) as {pages: {url: string}[]};
  return pages.map(({url}) => {
    const file = fileOf(addressOf(url, language));
    return {...searchPage(parseHtml(readText(file)), url, file), keywords: keywordsOf(url, language)};
  });
}

function read({source}: Dataset): string {
  if (typeof source !== 'string') return '';
  const bytes = readFileSync(source);
  return (source.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Loads a dataset in the order of addresses, like the pages of a site. */
export function loadPages(dataset: Dataset): SearchPage[] {
  if (dataset.source === undefined) return sitePages(dataset.language);
  if (typeof dataset.source === 'number') return generatePages(dataset.source);
  const lines = read(dataset)
    .split('\n')
    .filter((line) => line !== '');
  const pages = lines.map((line): SearchPage => {
    const page = JSON.parse(line) as CorpusLine;
    return {
      url: `/${page.id}`,
      title: page.title,
      sections: page.sections.map(({h, a, t}) => ({heading: h, id: a, text: t})),
    };
  });
  return pages.sort((one, other) => (one.url < other.url ? -1 : 1));
}
