import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Catalogue, Word, WordKind} from './catalogue';
import {flatten, type Tree} from './flatten';
import {lineOfKey} from './line';
import {parseTree} from './schema';

/** The files of a language, what their words are, and what stands before their keys. */
export const catalogueFiles: readonly {name: string; kind: WordKind; prefix: string}[] = [
  {name: 'app', kind: 'label', prefix: ''},
  {name: 'facts', kind: 'fact', prefix: 'facts'},
  {name: 'samples', kind: 'sample', prefix: 'samples'},
];

/** The path of a catalogue file: `catalogue/app.es.json`. */
export function cataloguePath(siteDir: string, name: string, locale: string): string {
  return path.join(siteDir, 'catalogue', `${name}.${locale}.json`);
}

/** Where a word stands: its file, from the site's root, and the line in it. */
export function whereIs(siteDir: string, {key, kind}: Word, locale: string): {file: string; line: number} {
  const {name, prefix} = catalogueFiles.find((file) => file.kind === kind) ?? {name: 'app', prefix: ''};
  const file = cataloguePath(siteDir, name, locale);
  const inside = prefix ? key.slice(prefix.length + 1) : key;
  return {
    file: path.relative(siteDir, file).split(path.sep).join('/'),
    line: lineOfKey(readFileSync(file, 'utf8'), inside),
  };
}

const kept = new Map<string, {stamp: string; catalogue: Catalogue}>();

const readTree = (file: string): Tree => parseTree(readFileSync(file, 'utf8'), path.relative(process.cwd(), file));

/**
 * Reads the words of one language: once, and again when a file has changed, so that the development server shows a renamed
 * label at once.
 * @throws Error naming the file when it is missing, is not JSON, or holds anything but groups of words.
 */
export function loadCatalogue(siteDir: string, locale: string): Catalogue {
  const files = catalogueFiles.map((file) => ({...file, path: cataloguePath(siteDir, file.name, locale)}));
  const key = files.map((file) => file.path).join();
  const known = kept.get(key);
  const stamp = files.map((file) => statSync(file.path, {throwIfNoEntry: false})?.mtimeMs).join();
  if (known?.stamp === stamp) return known.catalogue;
  const words = new Map<string, Word>();
  for (const {kind, prefix, path: file} of files) {
    for (const [name, text] of flatten(readTree(file), prefix)) words.set(name, {key: name, kind, text});
  }
  const catalogue = {locale, words};
  kept.set(key, {stamp, catalogue});
  return catalogue;
}
