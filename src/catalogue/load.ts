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

const kept = new Map<string, {stamp: number; tree: Tree}>();

/** Reads a file once, and again when it has changed: the development server shows a renamed label at once. */
function readTree(file: string): Tree {
  const stamp = statSync(file).mtimeMs;
  const known = kept.get(file);
  if (known?.stamp === stamp) return known.tree;
  const tree = parseTree(readFileSync(file, 'utf8'), path.relative(process.cwd(), file));
  kept.set(file, {stamp, tree});
  return tree;
}

/**
 * Reads the words of one language.
 * @throws Error naming the file when it is missing, is not JSON, or holds anything but groups of words.
 */
export function loadCatalogue(siteDir: string, locale: string): Catalogue {
  const words = new Map<string, Word>();
  for (const {name, kind, prefix} of catalogueFiles) {
    const tree = readTree(cataloguePath(siteDir, name, locale));
    for (const [key, text] of flatten(tree, prefix)) words.set(key, {key, kind, text});
  }
  return {locale, words};
}
