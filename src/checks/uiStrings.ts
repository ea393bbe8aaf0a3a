import {existsSync} from 'node:fs';
import path from 'node:path';
import {listFiles, read} from '../lib/files';
import {parseJson} from '../manual/catalogue/catalogue';
import {writerMessage} from '../writer-errors/message';
import type {WriterError} from '../writer-errors/writerError';
import {relativeFile} from '../site/pages';

/** A text of the interface, in a file of its language such as `code.json`. */
export interface InterfaceText {
  readonly name: string;
  readonly id: string;
  readonly words: string;
}

/** Reads the JSON files of a folder, such as `i18n/en`; none where there is no such folder. */
export function readStrings(folder: string): InterfaceText[] {
  if (!existsSync(folder)) return [];
  const files = listFiles(folder).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) => {
    const file = path.join(folder, name);
    const entries = parseJson(read(file), relativeFile(file, process.cwd())) as Record<string, {message: string}>;
    return Object.entries(entries).map(([id, {message}]) => ({name, id, words: message}));
  });
}

/** Compares the texts of each language with those that the site uses: none missing, none empty, none left over. */
export function checkStrings(
  strings: readonly InterfaceText[],
  textsByLocale: Readonly<Record<string, readonly InterfaceText[]>>,
): WriterError[] {
  const without = (texts: readonly InterfaceText[], others: readonly InterfaceText[]) =>
    texts.filter(({name, id}) => !others.some((other) => other.name === name && other.id === id));
  return Object.entries(textsByLocale).flatMap(([locale, translations]) =>
    [
      ...without(strings, translations).map((text) => ({text, message: writerMessage('missingText', {...text})})),
      ...translations
        .filter(({words}) => words.trim() === '')
        .map((text) => ({text, message: writerMessage('emptyText', {...text})})),
      ...without(translations, strings).map((text) => ({text, message: writerMessage('unusedText', {...text})})),
    ].map(({text, message}) => ({file: `i18n/${locale}/${text.name}`, line: 1, message})),
  );
}
