import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isNode, LineCounter, parseDocument} from 'yaml';
import {lineOf} from '../../manual/remark/frontMatter';
import {nearest} from '../../writer-errors/didYouMean';
import {writerMessage} from '../../writer-errors/message';
import {locales} from '../../site/locales';
import {folderOf} from '../../site/pages';
import {WriterErrors, type WriterError} from '../../writer-errors/writerError';
import type {Rule} from '../rule';
import type {CheckedPage} from '../site';
import {checkDescription} from './frontMatter';

/**
 * Posts name authors and tags that are listed, and end what lists show of them: the build fails on the same, later and in English.
 * Each author and tag has a page, and so a description.
 */
export const postsRule: Rule = {
  name: 'posts',
  check: ({siteDir, pages}) => {
    const posts = pages.filter(({ref}) => ref.section === 'blog');
    const ofLists = ['authors', 'tags'].flatMap((name) => {
      const lists = locales
        .map((locale) => ({locale, file: `${folderOf(locale, 'blog')}/${name}.yml`}))
        .filter(({file}) => existsSync(path.join(siteDir, file)))
        .map(({locale, file}) => ({locale, ...readList(siteDir, file)}));
      return lists.flatMap((list) => [
        ...checkDescriptions(list),
        ...lists.flatMap((other) => missingEntries(list, other)),
        ...posts.filter(({ref}) => ref.locale === list.locale).flatMap((post) => unknownNames(post, name, list)),
      ]);
    });
    const uncut = posts.filter(({content}) => !/\{\/\* *truncate *\*\/\}|<!-- *truncate *-->/.test(content));
    return [...ofLists, ...uncut.map(({file}) => ({file, line: 1, message: writerMessage('postWithoutTruncate')}))];
  },
};

function unknownNames({file, content, frontMatter}: CheckedPage, name: string, list: List) {
  const entryNames = Object.keys(list.entries);
  const fieldValues = [frontMatter[name] ?? []].flat().map(String);
  return fieldValues
    .filter((value) => !entryNames.includes(value))
    .map((value) => {
      const values = {name, value, expected: `${entryNames.join(', ')} (${list.file})`};
      return {
        file,
        line: lineOf(content, name),
        message: writerMessage('wrongFrontMatter', values, nearest(value, entryNames)),
      };
    });
}

/** An author or tag without a translation has no page in that language. */
const missingEntries = ({file, entries, lineAt}: List, other: List): WriterError[] =>
  Object.entries(entries)
    .filter(([entry]) => !(entry in other.entries))
    .map(([entry, fields]) => {
      const word = fields?.label ?? fields?.name ?? '';
      return {
        file,
        line: lineAt([entry]) ?? 1,
        message: writerMessage('keyInOneLanguage', {key: entry, word, otherFile: other.file}),
      };
    });

const checkDescriptions = ({file, entries, lineAt}: List): WriterError[] =>
  Object.entries(entries).flatMap(([entry, fields]) => {
    const line = lineAt([entry, 'description']) ?? lineAt([entry]) ?? 1;
    return checkDescription(fields?.description, {file, line});
  });

interface List {
  readonly file: string;
  readonly entries: Readonly<Record<string, {description?: unknown; label?: string; name?: string} | null>>;
  /** The line of the value that a path of keys leads to. */
  readonly lineAt: (keys: readonly string[]) => number | undefined;
}

/** A list of authors or tags. @throws WriterErrors when it cannot be read */
function readList(siteDir: string, file: string): List {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path.join(siteDir, file), 'utf8'), {lineCounter: lines});
  const [error] = document.errors;
  if (error) {
    const message = writerMessage('unreadable', {reason: error.message.split(' at line')[0] ?? ''});
    throw new WriterErrors([{file, line: error.linePos?.[0].line ?? 1, message}]);
  }
  return {
    file,
    entries: (document.toJS() as List['entries'] | null) ?? {},
    lineAt: (keys) => {
      const node = document.getIn(keys, true);
      return isNode(node) && node.range ? lines.linePos(node.range[0]).line : undefined;
    },
  };
}
