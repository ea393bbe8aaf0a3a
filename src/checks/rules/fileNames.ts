import {existsSync} from 'node:fs';
import path from 'node:path';
import {writerMessage} from '../../manual/writer-errors/message';
import {fold} from '../../lib/fold';
import {listFiles} from '../../lib/listFiles';
import {locales} from '../../site/locales';
import {folderOf, sections} from '../../site/pageRef';
import type {Rule} from '../rule';

/** Whether a page may have this name: its address is made of it, which people read aloud and type. */
export const isAddressName = (file: string): boolean => /^(?:[a-z\d-]+\/)*_?[a-z\d-]+\.mdx$/.test(file);

/** Every page has a name that can be an address, and the extension that the site reads as a page. */
export const fileNamesRule: Rule = {
  name: 'file names',
  check: ({siteDir}) =>
    locales
      .flatMap((locale) => sections.map((section) => folderOf(locale, section)))
      .filter((folder) => existsSync(path.join(siteDir, folder)))
      .flatMap((folder) =>
        listFiles(path.join(siteDir, folder))
          .filter((file) => /\.(?:mdx?|markdown)$/i.test(file) && !isAddressName(file))
          .map((file) => ({file: `${folder}/${file}`, line: 1, message: writerMessage('fileName', {}, renamed(file))})),
      ),
};

/** The same words as a name. */
const renamed = (file: string): string => `${fold(file.replace(/\.\w+$/, '')).replace(/[^a-z\d/]+/g, '-')}.mdx`;
