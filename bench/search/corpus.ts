import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import type {SearchPage} from '../../src/search';
import {type Locale} from '../../e2e/support/routes';
import {generatePages} from './generatePages';

/** Pages to measure on. */
export interface Dataset {
  readonly name: string;
  readonly language: Locale;
  /** A file of JSON lines, or a number of pages to generate. */
  readonly source: string | number;
}

interface CorpusLine {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly {readonly h: string; readonly a: string; readonly t: string}[];
}

const SIZES = [30, 1000, 10_000];

/**
 * What to measure on: the files of a folder named `<language>-<anything>.jsonl[.gz]`, one page a line
 * (`{"id", "title", "sections": [{"h": heading, "a": anchor, "t": text}]}`), or generated pages without one.
 */
export function datasets(folder?: string): Dataset[] {
  if (folder === undefined) return SIZES.map((size) => ({name: `generated ${size}`, language: 'es', source: size}));
  const found = readdirSync(folder).flatMap((file): Dataset[] => {
    const [, language, size = ''] = /^(es|en)-(.+)\.jsonl(?:\.gz)?$/.exec(file) ?? [];
    return language === 'es' || language === 'en'
      ? [{name: `${language} ${size}`, language, source: join(folder, file)}]
      : [];
  });
  if (found.length === 0)
    throw new Error(
      `${folder}: expected files like es-1000.jsonl or en-max.jsonl.gz, found none. Give a folder that has them.`,
    );
  return found.sort((one, other) =>
    one.language === other.language ? read(one).length - read(other).length : one.language < other.language ? 1 : -1,
  );
}

function read({source}: Dataset): string {
  if (typeof source === 'number') return '';
  const bytes = readFileSync(source);
  return (source.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Loads a dataset in the order of addresses, as a site lists its pages. */
export function loadPages(dataset: Dataset): SearchPage[] {
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
