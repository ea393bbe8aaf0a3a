import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Catalogue, Word, WordKind} from './catalogue';
import {lineOfKey} from './lineOfKey';
import {parseWords} from './parseWords';
import {relativeFile} from '../../site/pageRef';
import {writerMessage} from '../writer-errors/message';
import {WriterErrors} from '../writer-errors/writerError';

/** The files of a language, what their words are, and what stands before their keys. */
const catalogueFiles: readonly {name: string; kind: WordKind; prefix: string}[] = [
  {name: 'app', kind: 'label', prefix: ''},
  {name: 'facts', kind: 'fact', prefix: 'facts'},
  {name: 'samples', kind: 'sample', prefix: 'samples'},
];

/** Where the app's team puts its files, from the site's root. */
export const catalogueFolder = 'src/manual/catalogue/strings';

/** The path of a catalogue file: `src/manual/catalogue/strings/app.es.json`. */
function cataloguePath(siteDir: string, name: string, locale: string): string {
  return path.join(siteDir, catalogueFolder, `${name}.${locale}.json`);
}

/** Where a word is defined: its file, from the site's root, and the line in it. */
export function locateWord(siteDir: string, {key, kind}: Word, locale: string): {file: string; line: number} {
  const {name, prefix} = catalogueFiles.find((file) => file.kind === kind) ?? {name: 'app', prefix: ''};
  const file = cataloguePath(siteDir, name, locale);
  const inside = prefix ? key.slice(prefix.length + 1) : key;
  return {
    file: relativeFile(file, siteDir),
    line: lineOfKey(readFileSync(file, 'utf8'), inside),
  };
}

/** The entries of a list beside the catalogue, by name, in the order of the file. A site without the file has none. */
export function loadEntries<T>(siteDir: string, name: string, locale: string): ReadonlyMap<string, T> {
  const file = cataloguePath(siteDir, name, locale);
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>));
}

const cached = new Map<string, {version: string; catalogue: Catalogue}>();

function readWords(siteDir: string, file: string): Map<string, string> {
  const name = relativeFile(file, siteDir);
  if (!existsSync(file)) throw new WriterErrors([{file: name, line: 1, message: writerMessage('missingFile')}]);
  return parseWords(readFileSync(file, 'utf8'), name);
}

/**
 * Reads the words of one language: once, and again when a file has changed, so that the development server shows a renamed
 * label at once.
 * @throws WriterErrors with file and line when a file is missing, is not JSON, or holds anything but groups of words.
 */
export function loadCatalogue(siteDir: string, locale: string): Catalogue {
  const files = catalogueFiles.map((file) => ({...file, path: cataloguePath(siteDir, file.name, locale)}));
  const key = files.map((file) => file.path).join();
  const known = cached.get(key);
  const version = files.map((file) => statSync(file.path, {throwIfNoEntry: false})?.mtimeMs).join();
  if (known?.version === version) return known.catalogue;
  const words = new Map<string, Word>();
  for (const {kind, prefix, path: file} of files) {
    for (const [inside, text] of readWords(siteDir, file)) {
      const name = prefix ? `${prefix}.${inside}` : inside;
      words.set(name, {key: name, kind, text});
    }
  }
  const catalogue = {locale, words};
  cached.set(key, {version, catalogue});
  return catalogue;
}
