import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {locales} from './locales';
import {folderOf, sections, type PageRef} from './pageRef';

/** Every page of the site: docs, posts and free pages of each language. Names that begin with `_` are no pages. */
export function listPageRefs(siteDir: string): PageRef[] {
  return locales.flatMap((locale) =>
    sections.flatMap((section) => {
      const folder = path.join(siteDir, folderOf(locale, section));
      if (!existsSync(folder)) return [];
      return readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((name) => name.split(path.sep).join('/'))
        .filter((name) => /\.mdx?$/.test(name) && !/(^|\/)_/.test(name))
        .sort()
        .map((name) => ({locale, section, name}));
    }),
  );
}
