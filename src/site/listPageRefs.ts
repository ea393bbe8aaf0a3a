import {existsSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../lib/listFiles';
import {locales} from './locales';
import {folderOf, isPageName, sections, type PageRef} from './pageRef';

/** Every page of the site: docs, posts and free pages of each language. */
export function listPageRefs(siteDir: string): PageRef[] {
  return locales.flatMap((locale) =>
    sections.flatMap((section) => {
      const folder = path.join(siteDir, folderOf(locale, section));
      if (!existsSync(folder)) return [];
      return listFiles(folder)
        .filter(isPageName)
        .map((name) => ({locale, section, name}));
    }),
  );
}
