import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import {lineOf} from '../../manual/remark/frontMatter';
import {nearest} from '../../manual/writer-errors/didYouMean';
import {writerMessage} from '../../manual/writer-errors/message';
import {folderOf} from '../../site/pageRef';
import {WriterErrors} from '../../manual/writer-errors/writerError';
import type {Rule} from '../rule';

/** Posts name authors and tags that are listed, and end what lists show of them. The build fails on the same, later and in English. */
export const postsRule: Rule = {
  name: 'posts',
  check: ({siteDir, pages}) =>
    pages.flatMap(({ref, file, content, frontMatter}) => {
      if (ref.section !== 'blog') return [];
      const unknown = ['authors', 'tags'].flatMap((name) => {
        const list = `${folderOf(ref.locale, 'blog')}/${name}.yml`;
        if (!existsSync(path.join(siteDir, list))) return [];
        const known = namesIn(siteDir, list);
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
};

/** The names of a list of authors or tags. @throws WriterErrors when it cannot be read */
function namesIn(siteDir: string, file: string): string[] {
  const document = parseDocument(readFileSync(path.join(siteDir, file), 'utf8'));
  const [error] = document.errors;
  if (!error) return Object.keys(document.toJS() as object);
  const message = writerMessage('unreadable', {reason: error.message.split(' at line')[0] ?? ''});
  throw new WriterErrors([{file, line: error.linePos?.[0].line ?? 1, message}]);
}
