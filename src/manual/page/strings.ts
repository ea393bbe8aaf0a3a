import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {catalogueFolder} from '../catalogue/load';
import type source from '../catalogue/strings/components.es.json';
import {writerMessage} from '../writer-errors/message';
import {WriterErrors} from '../writer-errors/writerError';

/** The words that components, notices about translations and alternative texts of pictures add to a page themselves. */
export type Strings = typeof source;

const cached = new Map<string, Strings>();

/**
 * The words of components in a language, from `components.<locale>.json` of the catalogue.
 * @throws WriterErrors with the name of the file where a language has none
 */
export function stringsOf(locale: string): Strings {
  const known = cached.get(locale);
  if (known) return known;
  const name = `components.${locale}.json`;
  const file = path.join(__dirname, '../catalogue/strings', name);
  if (!existsSync(file)) {
    throw new WriterErrors([{file: `${catalogueFolder}/${name}`, line: 1, message: writerMessage('missingFile')}]);
  }
  const strings = JSON.parse(readFileSync(file, 'utf8')) as Strings;
  cached.set(locale, strings);
  return strings;
}
