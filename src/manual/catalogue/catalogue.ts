import {existsSync} from 'node:fs';
import path from 'node:path';
import {isPair, isScalar, LineCounter, parseDocument, visit} from 'yaml';
import * as z from 'zod';
import {read, readJson, readOnce} from '../../lib/files';
import {nearestKey} from '../../writer-errors/didYouMean';
import {phrase, writerMessage, type Message} from '../../writer-errors/message';
import {MessageError, WriterErrors, type WriterError} from '../../writer-errors/writerError';
import type source from './strings/components.es.json';

/** The files of a language with the words of each kind: of the app's screens, of the company, and of invented people and things. */
const fileNames = {label: 'app', fact: 'facts', sample: 'samples'} as const;
type WordKind = keyof typeof fileNames;
const wordKinds = Object.keys(fileNames) as WordKind[];

/** One word in one language. */
export interface Word {
  readonly key: string;
  readonly kind: WordKind;
  readonly text: string;
  /** A fact that the company has not confirmed: readers are told that it is a sample. */
  readonly unconfirmed?: true;
}

/** All words of one language, by flat key. */
export interface Catalogue {
  readonly locale: string;
  readonly words: ReadonlyMap<string, Word>;
}

/** Where the app's team puts its files, from the site's root. */
export const catalogueFolder = 'src/manual/catalogue/strings';

/** A file of the catalogue, from the site's root: `src/manual/catalogue/strings/app.es.json`. */
export const catalogueFile = (name: string, locale: string): string => `${catalogueFolder}/${name}.${locale}.json`;

/** The words of the app have no prefix. */
const prefixOf = (kind: WordKind): string => (kind === 'label' ? '' : `${fileNames[kind]}.`);

/**
 * The word of a key.
 * @throws MessageError with the nearest key; also when the word has a gap that only the app can fill.
 */
export function findWord({locale, words}: Catalogue, key: string): Word {
  const word = words.get(key);
  if (!word) {
    const files = catalogueFile('*', locale);
    throw new MessageError(writerMessage('unknownKey', {key, files}, nearestKey(key, words.keys())));
  }
  if (/\{\{.*?\}\}|\$t\(/.test(word.text)) throw new MessageError(writerMessage('keyWithGap', {key, word: word.text}));
  return word;
}

/** Splits a text at its `{keys}` and calls `make` for each key: `Toca {tabs.home}.` gives `Toca `, the result for tabs.home, and `.`. */
export const splitAtKeys = <Made>(text: string, make: (key: string) => Made): (string | Made)[] =>
  text
    .split(/\{([A-Za-z][\w.-]*)\}/)
    .map((piece, index) => (index % 2 === 1 ? make(piece) : piece))
    .filter((piece) => piece !== '');

/** Replaces the `{keys}` of a text with their words, as plain text. */
export const fillKeys = (text: string, wordOf: (key: string) => string): string => splitAtKeys(text, wordOf).join('');

/** The link for a web address, an e-mail or a phone number. Any other fact is plain text and gives undefined. */
export function linkOf(fact: string): {readonly href: string; readonly text: string} | undefined {
  if (/^https?:\/\/\S+$/.test(fact)) return {href: fact, text: fact.replace(/^https?:\/\//, '').replace(/\/$/, '')};
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fact)) return {href: `mailto:${fact}`, text: fact};
  if (/^\+[\d ()-]+$/.test(fact)) return {href: `tel:+${fact.replace(/\D/g, '')}`, text: fact};
  return undefined;
}

/** The line of a key in the text of a JSON file, counted from 1; 1 when the key is missing. The key is without the file's prefix. */
function lineOfKey(json: string, key: string): number {
  const lines = new LineCounter();
  let line = 1;
  visit(parseDocument(json, {lineCounter: lines, uniqueKeys: false}), {
    Pair(_, pair, parents) {
      const path = [...parents.filter((parent) => isPair(parent)), pair].map((each) => String(each.key));
      if (path.join('.') !== key || !isScalar(pair.key)) return undefined;
      line = lines.linePos(pair.key.range?.[0] ?? 0).line;
      return visit.BREAK;
    },
  });
  return line;
}

/** The line of a key in a file, which is named from the site's root. */
export const locateKey = (siteDir: string, file: string, key: string): {file: string; line: number} => ({
  file,
  line: lineOfKey(read(path.join(siteDir, file)), key),
});

/** Where a word is defined: its file, from the site's root, and the line in it. */
export const locateWord = (siteDir: string, {key, kind}: Word, locale: string): {file: string; line: number} =>
  locateKey(siteDir, catalogueFile(fileNames[kind], locale), key.slice(prefixOf(kind).length));

/** The entries of a list beside the catalogue, by name, in the order of the file. A site without the file has none. */
export function loadEntries<T>(siteDir: string, name: string, locale: string): ReadonlyMap<string, T> {
  const file = path.join(siteDir, catalogueFile(name, locale));
  return readOnce('entries', [file], () => new Map(Object.entries((readJson(file) ?? {}) as Record<string, T>)));
}

/** The facts that the company has confirmed: the key of each, with who confirmed it and when. */
export const confirmedFile = `${catalogueFolder}/confirmed.json`;

/** Reads the confirmed facts by their full keys. A site without the file has none. */
export const readConfirmed = (siteDir: string): Readonly<Record<string, string>> =>
  (readJson(path.join(siteDir, confirmedFile)) ?? {}) as Record<string, string>;

/**
 * Reads the words of one language.
 * @throws WriterErrors with file and line when a file is missing, is not JSON, or contains anything except groups of words.
 */
export function loadCatalogue(siteDir: string, locale: string): Catalogue {
  const fileOf = (kind: WordKind) => catalogueFile(fileNames[kind], locale);
  const files = [...wordKinds.map(fileOf), confirmedFile].map((file) => path.join(siteDir, file));
  return readOnce('catalogue', files, () => {
    const confirmedKeys = readConfirmed(siteDir);
    const wordsOf = (kind: WordKind) =>
      [...parseWords(readCatalogueFile(siteDir, fileOf(kind)), fileOf(kind))].map(([name, text]): [string, Word] => {
        const key = prefixOf(kind) + name;
        return [key, {key, kind, text, ...(kind === 'fact' && !(key in confirmedKeys) && {unconfirmed: true})}];
      });
    return {locale, words: new Map(wordKinds.flatMap(wordsOf))};
  });
}

function readCatalogueFile(folder: string, file: string): string {
  const filePath = path.join(folder, file);
  if (!existsSync(filePath)) throw new WriterErrors([{file, line: 1, message: writerMessage('missingFile')}]);
  return read(filePath);
}

/**
 * The words that the build adds to a page: in components, in notices about translations and in alternative texts of pictures.
 * @throws WriterErrors with the name of the file when the language does not have it
 */
export function stringsOf(locale: string): typeof source {
  const [root, file] = [path.join(__dirname, '../../..'), catalogueFile('components', locale)];
  return readOnce('strings', [path.join(root, file)], () => JSON.parse(readCatalogueFile(root, file)) as typeof source);
}

interface GlossaryWord {
  readonly word: string;
  /** Between parentheses in a sentence: "dinero que envías a un contacto". */
  readonly means: string;
}

/** The id of a word on the page that lists all words. It is the same in every language. */
export const glossaryId = (name: string): string => `word-${name}`;

/** Where a word of the glossary is defined. */
export const locateMeaning = (siteDir: string, name: string, locale: string): {file: string; line: number} =>
  locateKey(siteDir, catalogueFile('glossary', locale), `${name}.means`);

/** The words of one language, as `loadEntries` reads them. */
export const loadGlossary = (siteDir: string, locale: string): ReadonlyMap<string, GlossaryWord> =>
  loadEntries(siteDir, 'glossary', locale);

/** The facts that name a day on which support is closed: `12-25` every year, `2027-03-26` only in that year. */
export const holidayWords = ({words}: Catalogue): Word[] =>
  [...words.values()].filter(({key}) => key.startsWith('facts.support.holidays.'));

/** Whether a text is a date that exists. A date without a year may be 29 February. */
const isDate = (text: string): boolean =>
  z.iso.date().safeParse(/^\d\d-\d\d$/.test(text) ? `2024-${text}` : text).success;

/** Finds the days that are not dates, or that differ between the languages. */
export function holidayErrors(siteDir: string, catalogue: Catalogue, other: Catalogue): WriterError[] {
  const otherDays = holidayWords(other).map(({text}) => text);
  return holidayWords(catalogue)
    .filter(({text}) => !isDate(text) || !otherDays.includes(text))
    .map((word) => ({
      ...locateWord(siteDir, word, catalogue.locale),
      message: writerMessage('holiday', {key: word.key, date: word.text}),
    }));
}

/** `facts` and `samples` are separate files, so the app's file may not have groups with these names. */
const reservedNames: readonly string[] = [fileNames.fact, fileNames.sample];

/** A name of a word or of a group. */
const keyName = /^[A-Za-z][\w-]*$/;

/**
 * Reads the text of a catalogue file: `{"tabs": {"home": "Inicio"}}` becomes `tabs.home -> Inicio`.
 * @param file its path from the site's root, for the message.
 * @throws WriterErrors with every wrong value: file, line, found, expected, what to do.
 */
export function parseWords(json: string, file: string): Map<string, string> {
  const words = new Map<string, string>();
  const errors: WriterError[] = [];
  const report = (key: string, message: Message) => errors.push({file, line: lineOfKey(json, key), message});

  function addGroup(group: object, prefix: string): void {
    for (const [name, value] of Object.entries(group) as [string, unknown][]) {
      const key = prefix ? `${prefix}.${name}` : name;
      if (!keyName.test(name)) report(key, writerMessage('nameOfKey', {name, where: prefix || phrase('wholeFile')}));
      else if (!prefix && reservedNames.includes(name)) report(name, writerMessage('reservedGroup', {group: name}));
      else if (isGroup(value)) addGroup(value, key);
      else if (typeof value !== 'string')
        report(key, writerMessage('valueIsNoWord', {value: JSON.stringify(value), key}));
      else if (value.trim() === '') report(key, writerMessage('emptyWord', {key}));
      else words.set(key, value);
    }
  }

  const data = parseJson(json, file);
  if (isGroup(data)) addGroup(data, '');
  else report('', writerMessage('fileIsNoGroup', {value: JSON.stringify(data)}));
  if (errors.length > 0) throw new WriterErrors(errors);
  return words;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * JSON.parse names the offset of most errors: "at position 12".
 * @throws WriterErrors with the line
 */
export function parseJson(json: string, file: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch (error) {
    const position = /at position (\d+)/.exec(String(error))?.[1];
    const textBefore = position === undefined ? json : json.slice(0, Number(position));
    const message = writerMessage('notJson', {reason: String(error)});
    throw new WriterErrors([{file, line: textBefore.split('\n').length, message}]);
  }
}
