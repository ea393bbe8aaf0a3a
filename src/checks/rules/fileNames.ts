import {existsSync} from 'node:fs';
import path from 'node:path';
import {writerMessage} from '../../writer-errors/message';
import {groupBy, fold} from '../../lib/text';
import {listFiles} from '../../lib/files';
import {locales} from '../../site/locales';
import {folderOf, sections} from '../../site/pages';
import type {Rule} from '../rule';

/** Whether a page may have this name. It becomes the page's address, which people read aloud and type. */
export const isAddressName = (file: string): boolean => /^(?:[a-z\d-]+\/)*_?[a-z\d-]+\.mdx$/.test(file);

/** Names that Windows reserves for devices, with any extension; characters that it does not allow; and endings that it cuts off. */
const notOnWindows = /^(?:con|prn|aux|nul|(?:com|lpt)[1-9¹²³]) *(?:\.|$)|[<>:"|?*\\]|[. ]$/i;

/** A path and the paths of the folders above it. */
const withFolders = (file: string): string[] =>
  file.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'));

/** The files that some systems cannot store, because of a name in their path or because another path differs only in capital letters. */
export function notPortable(files: readonly string[]): string[] {
  const spellings = groupBy([...new Set(files.flatMap(withFolders))], (path) => path.toLowerCase());
  const isTwin = (path: string) => (spellings.get(path.toLowerCase())?.length ?? 0) > 1;
  return files.filter(
    (file) => file.split('/').some((name) => notOnWindows.test(name)) || withFolders(file).some(isTwin),
  );
}

/** The name of every page can be an address and has the extension of a page. Every system can store the name of every file. */
export const fileNamesRule: Rule = {
  name: 'file names',
  check: ({siteDir}) =>
    ['static', ...locales.flatMap((locale) => sections.map((section) => folderOf(locale, section)))]
      .filter((folder) => existsSync(path.join(siteDir, folder)))
      .flatMap((folder) => {
        const files = listFiles(path.join(siteDir, folder));
        const pages =
          folder === 'static' ? [] : files.filter((file) => /\.(?:mdx?|markdown|txt|docx?|odt|rtf|html?)$/i.test(file));
        return [
          ...pages
            .filter((file) => !isAddressName(file))
            .map((file) => ({file, message: writerMessage('fileName', {}, validName(file))})),
          ...notPortable(files).map((file) => ({file, message: writerMessage('fileNotPortable')})),
        ].map(({file, message}) => ({file: `${folder}/${file}`, line: 1, message}));
      }),
};

/** The same words as a valid name. */
const validName = (file: string): string => `${fold(file.replace(/\.\w+$/, '')).replace(/[^a-z\d/]+/g, '-')}.mdx`;
