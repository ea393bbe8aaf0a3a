import {existsSync} from 'node:fs';
import path from 'node:path';
import {read, readJson, readOnce} from '../../lib/files';
import type {Catalogue, Word, WordKind} from './catalogue';
import type source from './strings/components.es.json';
import {locateKey, parseWords} from './parseWords';
import {relativeFile} from '../../site/pages';
import {writerMessage} from '../../writer-errors/message';
import {WriterErrors} from '../../writer-errors/writerError';

/** The files of a language, with the kind of their words and the prefix of their keys. */
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
  const file = `${catalogueFolder}/${name}.${locale}.json`;
  return locateKey(siteDir, file, prefix ? key.slice(prefix.length + 1) : key);
}

/** The entries of a list beside the catalogue, by name, in the order of the file. A site without the file has none. */
export function loadEntries<T>(siteDir: string, name: string, locale: string): ReadonlyMap<string, T> {
  const file = cataloguePath(siteDir, name, locale);
  return readOnce('entries', [file], () => new Map(Object.entries((readJson(file) ?? {}) as Record<string, T>)));
}

/** The facts that the company has confirmed: the key of each, with who confirmed it and when. */
export const confirmedFile = `${catalogueFolder}/confirmed.json`;

/** Reads the confirmed facts by their full keys. A site without the file has none. */
export const readConfirmed = (siteDir: string): Readonly<Record<string, string>> =>
  (readJson(path.join(siteDir, confirmedFile)) ?? {}) as Record<string, string>;

function readWords(siteDir: string, file: string): Map<string, string> {
  const name = relativeFile(file, siteDir);
  if (!existsSync(file)) throw missingFile(name);
  return parseWords(read(file), name);
}

/**
 * Reads the words of one language.
 * @throws WriterErrors with file and line when a file is missing, is not JSON, or contains anything except groups of words.
 */
export function loadCatalogue(siteDir: string, locale: string): Catalogue {
  const files = catalogueFiles.map((file) => ({...file, path: cataloguePath(siteDir, file.name, locale)}));
  return readOnce('catalogue', [...files.map((file) => file.path), path.join(siteDir, confirmedFile)], () => {
    const confirmed = readConfirmed(siteDir);
    const wordsOf = ({path: file, kind, prefix}: (typeof files)[number]) =>
      [...readWords(siteDir, file)].map(([name, text]): [string, Word] => {
        const key = prefix ? `${prefix}.${name}` : name;
        return [key, {key, kind, text, ...(kind === 'fact' && !(key in confirmed) && {unconfirmed: true})}];
      });
    return {locale, words: new Map(files.flatMap(wordsOf))};
  });
}

/**
 * The words that the build adds to a page: in components, in notices about translations and in alternative texts of pictures.
 * @throws WriterErrors with the name of the file when the language does not have it
 */
export function stringsOf(locale: string): typeof source {
  const name = `components.${locale}.json`;
  const file = path.join(__dirname, 'strings', name);
  return readOnce('strings', [file], () => {
    const strings = readJson(file) as typeof source | undefined;
    if (!strings) throw missingFile(`${catalogueFolder}/${name}`);
    return strings;
  });
}

const missingFile = (file: string): WriterErrors =>
  new WriterErrors([{file, line: 1, message: writerMessage('missingFile')}]);

/** A word that the manual uses. */
export interface GlossaryWord {
  readonly word: string;
  /** Between parentheses in a sentence: "dinero que envías a un contacto". */
  readonly means: string;
}

/** The id of a word on the page that lists all words. It is the same in every language. */
export const glossaryId = (name: string): string => `word-${name}`;

const glossaryFile = (locale: string): string => `${catalogueFolder}/glossary.${locale}.json`;

/** Where a word of the glossary is defined. */
export const locateMeaning = (siteDir: string, name: string, locale: string): {file: string; line: number} =>
  locateKey(siteDir, glossaryFile(locale), `${name}.means`);

/** The words of one language, as `loadEntries` reads them. */
export const loadGlossary = (siteDir: string, locale: string): ReadonlyMap<string, GlossaryWord> =>
  loadEntries(siteDir, 'glossary', locale);
