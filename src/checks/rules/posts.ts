import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LineCounter, parseDocument, type Document, type ParsedNode} from 'yaml';
import {lineOf} from '../../manual/remark/frontMatter';
import {nearest} from '../../manual/writer-errors/didYouMean';
import {phrase, writerMessage} from '../../manual/writer-errors/message';
import {locales, type Locale} from '../../site/locales';
import {folderOf} from '../../site/pageRef';
import {WriterErrors, type WriterError} from '../../manual/writer-errors/writerError';
import type {Rule} from '../rule';
import {description} from './frontMatter';

const listNames = ['authors', 'tags'] as const;
const listOf = (locale: Locale, name: (typeof listNames)[number]) => `${folderOf(locale, 'blog')}/${name}.yml`;

/**
 * Posts name authors and tags that are listed, and end what lists show of them: the build fails on the same, later and in English.
 * Each author and tag has a page, and so a description.
 */
export const postsRule: Rule = {
  name: 'posts',
  check: ({siteDir, pages}) => [
    ...locales.flatMap((locale) => listNames.flatMap((name) => checkDescriptions(siteDir, listOf(locale, name)))),
    ...pages.flatMap(({ref, file, content, frontMatter}) => {
      if (ref.section !== 'blog') return [];
      const unknown = listNames.flatMap((name) => {
        const list = listOf(ref.locale, name);
        if (!existsSync(path.join(siteDir, list))) return [];
        const known = Object.keys(readList(siteDir, list).toJS() as object);
        const used = [frontMatter[name] ?? []].flat().map(String);
        return used.flatMap((value) => {
          const values = {name, value, expected: `${known.join(', ')} (${list})`};
          const message = writerMessage('wrongFrontMatter', values, nearest(value, known));
          return known.includes(value) ? [] : [{file, line: lineOf(content, name), message}];
        });
      });
      const isCut = /\{\/\* *truncate *\*\/\}|<!-- *truncate *-->/.test(content);
      return isCut ? unknown : [...unknown, {file, line: 1, message: writerMessage('postWithoutTruncate')}];
    }),
  ],
};

function checkDescriptions(siteDir: string, file: string): WriterError[] {
  if (!existsSync(path.join(siteDir, file))) return [];
  const lines = new LineCounter();
  const list = readList(siteDir, file, lines);
  const entries = Object.entries(list.toJS() as Record<string, {description?: string} | null>);
  return entries.flatMap(([entry, fields]) => {
    const value = fields?.description ?? '';
    if (description.safeParse(value).success) return [];
    const node = list.getIn([entry, 'description'], true) ?? list.get(entry, true);
    const values = {name: `${entry}.description`, expected: phrase('frontMatter.length')};
    const message = value
      ? writerMessage('wrongFrontMatterText', {...values, value: JSON.stringify(value), length: value.length})
      : writerMessage('missingFrontMatter', values);
    return [{file, line: lines.linePos((node as ParsedNode).range[0]).line, message}];
  });
}

/** A list of authors or tags. @throws WriterErrors when it cannot be read */
function readList(siteDir: string, file: string, lineCounter?: LineCounter): Document.Parsed {
  const document = parseDocument(readFileSync(path.join(siteDir, file), 'utf8'), {lineCounter});
  const [error] = document.errors;
  if (!error) return document;
  const message = writerMessage('unreadable', {reason: error.message.split(' at line')[0] ?? ''});
  throw new WriterErrors([{file, line: error.linePos?.[0].line ?? 1, message}]);
}
