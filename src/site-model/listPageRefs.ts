import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {locales} from './locales';
import {folderOf, isPageName, sections, type PageRef} from './pageRef';

/** Every page of the site: docs, posts and free pages of each language. */
export function listPageRefs(siteDir: string): PageRef[] {
  return locales.flatMap((locale) =>
    sections.flatMap((section) => {
      const folder = path.join(siteDir, folderOf(locale, section));
      if (!existsSync(folder)) return [];
      return readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((name) => name.split(path.sep).join('/'))
        .filter(isPageName)
        .sort()
        .map((name) => ({locale, section, name}));
    }),
  );
}
