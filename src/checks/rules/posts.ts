import {existsSync} from 'node:fs';
import path from 'node:path';
import {parse, YAMLParseError} from 'yaml';
import {read} from '../../lib/files';
import {locateKey} from '../../manual/catalogue/catalogue';
import {writerMessage} from '../../writer-errors/message';
import {locales} from '../../site/locales';
import {folderOf} from '../../site/pages';
import {WriterErrors, type WriterError} from '../../writer-errors/writerError';
import {lineOfField} from '../../manual/remark/frontMatter';
import {nearest} from '../../writer-errors/didYouMean';
import type {Rule} from '../rule';
import type {CheckedSite} from '../site';
import {checkDescription} from './frontMatter';

/** A list of authors or tags, by the names that posts give. */
type Entries = Readonly<Record<string, {description?: unknown; label?: string; name?: string} | null>>;

const listNames = ['authors', 'tags'] as const;

const readLists = (siteDir: string, name: string) =>
  locales
    .map((locale) => `${folderOf(locale, 'blog')}/${name}.yml`)
    .filter((file) => existsSync(path.join(siteDir, file)))
    .map((file) => readList(siteDir, file));

/** Each author and tag has a page, so each needs a description in every language. */
export const postsRule: Rule = {
  name: 'posts',
  check: (site) => [
    ...checkPosts(site),
    ...listNames.flatMap((name) => {
      const lists = readLists(site.siteDir, name);
      return lists.flatMap(({file, entries}) =>
        Object.entries(entries).flatMap(([entry, fields]): WriterError[] => {
          const {description, label, name: word = label ?? ''} = fields ?? {};
          const at = (key: string) => locateKey(site.siteDir, file, key);
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
  ],
};

/**
 * The posts that name an author or tag that is not listed, or do not say where their summary ends. A build stops at them, since Docusaurus
 * would stop with a stack and without the line.
 */
export function checkPosts({siteDir, pages}: CheckedSite): WriterError[] {
  const posts = pages.filter(({ref}) => ref.section === 'blog');
  if (posts.length === 0) return [];
  const lists = listNames.flatMap((field) => {
    const [list] = readLists(siteDir, field);
    return list ? {field, listFile: list.file, listed: Object.keys(list.entries)} : [];
  });
  return posts.flatMap(({file, content, frontMatter}) => [
    ...lists.flatMap(({field, listFile, listed}) =>
      [frontMatter[field] ?? []]
        .flat()
        .filter((name) => typeof name === 'string')
        .filter((name) => !listed.includes(name))
        .map((name) => {
          const values = {name, field, file: listFile, known: listed.join(', ')};
          const message = writerMessage('unknownListName', values, nearest(name, listed));
          return {file, line: lineOfField(content, field), message};
        }),
    ),
    ...(/^\{\/\* truncate \*\/\}$/m.test(content) ? [] : [{file, line: 1, message: writerMessage('truncateMissing')}]),
  ]);
}

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
