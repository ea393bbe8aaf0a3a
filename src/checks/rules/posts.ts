import {existsSync} from 'node:fs';
import path from 'node:path';
import {parse, YAMLParseError} from 'yaml';
import {read} from '../../lib/files';
import {locateKey} from '../../manual/catalogue/parseWords';
import {writerMessage} from '../../writer-errors/message';
import {locales} from '../../site/locales';
import {folderOf} from '../../site/pages';
import {WriterErrors, type WriterError} from '../../writer-errors/writerError';
import type {Rule} from '../rule';
import {checkDescription} from './frontMatter';

/** A list of authors or tags, by the names that posts give. */
type Entries = Readonly<Record<string, {description?: unknown; label?: string; name?: string} | null>>;

/**
 * Each author and tag has a page, so each needs a description in every language. Docusaurus itself stops when a post names one that is not
 * listed, or does not say where its summary ends.
 */
export const postsRule: Rule = {
  name: 'posts',
  check: ({siteDir}) =>
    ['authors', 'tags'].flatMap((name) => {
      const lists = locales
        .map((locale) => `${folderOf(locale, 'blog')}/${name}.yml`)
        .filter((file) => existsSync(path.join(siteDir, file)))
        .map((file) => readList(siteDir, file));
      return lists.flatMap(({file, entries}) =>
        Object.entries(entries).flatMap(([entry, fields]): WriterError[] => {
          const {description, label, name: word = label ?? ''} = fields ?? {};
          const at = (key: string) => locateKey(siteDir, file, key);
          const listsWithoutEntry = lists.filter((other) => !(entry in other.entries));
          return [
            ...checkDescription(description, at(description === undefined ? entry : `${entry}.description`)),
            ...listsWithoutEntry.map(({file: otherFile}) => ({
              ...at(entry),
              message: writerMessage('keyInOneLanguage', {key: entry, word, otherFile}),
            })),
          ];
        }),
      );
    }),
};

/** @throws WriterErrors when the file is not YAML */
function readList(siteDir: string, file: string): {file: string; entries: Entries} {
  try {
    return {file, entries: (parse(read(path.join(siteDir, file))) as Entries | null) ?? {}};
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const message = writerMessage('unreadable', {reason: error.message.split(' at line')[0] ?? ''});
    throw new WriterErrors([{file, line: error.linePos?.[0].line ?? 1, message}]);
  }
}
