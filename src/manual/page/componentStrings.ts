import {existsSync} from 'node:fs';
import path from 'node:path';
import {read, readOnce} from '../../lib/files';
import {catalogueFolder} from '../catalogue/load';
import type source from '../catalogue/strings/components.es.json';
import {writerMessage} from '../../writer-errors/message';
import {WriterErrors} from '../../writer-errors/writerError';

/** The words that components, notices about translations and alternative texts of pictures add to a page themselves. */
export type ComponentStrings = typeof source;

/**
 * The words of components in a language, from `components.<locale>.json` of the catalogue.
 * @throws WriterErrors with the name of the file where a language has none
 */
export function stringsOf(locale: string): ComponentStrings {
  const name = `components.${locale}.json`;
  const file = path.join(__dirname, '../catalogue/strings', name);
  return readOnce('strings', [file], () => {
    if (existsSync(file)) return JSON.parse(read(file)) as ComponentStrings;
    throw new WriterErrors([{file: `${catalogueFolder}/${name}`, line: 1, message: writerMessage('missingFile')}]);
  });
}
