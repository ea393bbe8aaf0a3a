import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {contentHash} from '../../lib/hashes';
import {write} from '../../lib/files';
import {pathWithoutLocale} from '../../site/pages';
import {SEARCH_FOLDER} from '../../static-first/names';
import {buildIndex} from '../core/buildIndex';
import type {SearchPage} from '../core/searchPage';
import {readLanguage} from '../language/readLanguage';
import {parseSynonyms, synonymsFile} from '../synonyms/parseSynonyms';

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export interface IndexRequest {
  readonly siteDir: string;
  /** The folder of the locale's build. */
  readonly outDir: string;
  readonly locale: string;
  /** In any order. */
  readonly pages: readonly SearchPage[];
}

/**
 * Builds and writes the index of a locale.
 * @returns the name of its file, for the pages to name
 */
export function writeIndex({siteDir, outDir, locale, pages}: IndexRequest): string {
  const synonyms = synonymsFile(locale);
  const text = buildIndex({
    pages: [...pages].sort((one, other) => (one.url < other.url ? -1 : 1)),
    synonyms: parseSynonyms(readIfThere(path.join(siteDir, synonyms)), synonyms),
    pathOf: pathWithoutLocale,
    ...readLanguage(locale),
  });
  const folder = path.join(outDir, SEARCH_FOLDER);
  const name = `index.${contentHash(text, 10)}.json`;
  rmSync(folder, {recursive: true, force: true});
  write(path.join(folder, name), text);
  return name;
}
