import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../lib/files';
import {parseJson} from '../manual/catalogue/parseWords';
import {writerMessage} from '../writer-errors/message';
import type {WriterError} from '../writer-errors/writerError';
import {relativeFile} from '../site/pages';

/** The texts of the interface in one language: file (`code.json`) -> id -> words. */
export type Strings = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads the JSON files of a folder, such as `i18n/en`; none where there is no such folder. */
export function readStrings(folder: string): Strings {
  if (!existsSync(folder)) return new Map();
  const files = listFiles(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.map((name) => {
      const entries = parseJson(
        readFileSync(path.join(folder, name), 'utf8'),
        relativeFile(path.join(folder, name), process.cwd()),
      ) as Record<string, {message: string}>;
      return [name, new Map(Object.entries(entries).map(([id, {message}]) => [id, message]))];
    }),
  );
}

/** Compares the texts of each language with those that the site uses: none missing, none empty, none left over. */
export function checkStrings(strings: Strings, translated: Readonly<Record<string, Strings>>): WriterError[] {
  const none: ReadonlyMap<string, string> = new Map();
  return Object.entries(translated).flatMap(([locale, translations]) =>
    [...new Set([...strings.keys(), ...translations.keys()])].flatMap((name) => {
      const [texts, translation] = [strings.get(name) ?? none, translations.get(name) ?? none];
      const missing = [...texts].filter(([id]) => !translation.has(id));
      const empty = [...translation].filter(([, words]) => words.trim() === '');
      const unused = [...translation].filter(([id]) => !texts.has(id));
      return [
        ...missing.map(([id, words]) => writerMessage('missingText', {id, words})),
        ...empty.map(([id]) => writerMessage('emptyText', {id})),
        ...unused.map(([id]) => writerMessage('unusedText', {id})),
      ].map((message) => ({file: `i18n/${locale}/${name}`, line: 1, message}));
    }),
  );
}
