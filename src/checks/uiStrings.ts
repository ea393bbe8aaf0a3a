import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../lib/files';
import {parseJson} from '../manual/catalogue/parseWords';
import {writerMessage, type Message} from '../writer-errors/message';
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
  return Object.entries(translated).flatMap(([locale, translations]) => {
    const files = new Set([...strings.keys(), ...translations.keys()]);
    return [...files].flatMap((file) =>
      compare(
        `i18n/${locale}/${file}`,
        strings.get(file) ?? new Map<string, string>(),
        translations.get(file) ?? new Map<string, string>(),
      ),
    );
  });
}

function compare(
  file: string,
  strings: ReadonlyMap<string, string>,
  translations: ReadonlyMap<string, string>,
): WriterError[] {
  const toError = (message: Message): WriterError => ({file, line: 1, message});
  const missingIds = [...strings].filter(([id]) => !translations.has(id));
  const empty = [...translations].filter(([, words]) => words.trim() === '');
  const leftOver = [...translations].filter(([id]) => !strings.has(id));
  return [
    ...missingIds.map(([id, words]) => toError(writerMessage('missingText', {id, words}))),
    ...empty.map(([id]) => toError(writerMessage('emptyText', {id}))),
    ...leftOver.map(([id]) => toError(writerMessage('unusedText', {id}))),
  ];
}
