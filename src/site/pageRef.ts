import path from 'node:path';
import {toPosixPath} from '../lib/files';
import {locales, sourceLocale, type Locale} from './locales';

/** The sections of the site that are written in Markdown. */
export const sections = ['docs', 'blog', 'pages'] as const;
export type Section = (typeof sections)[number];

/** Identifies a page: its language, its section of the site, and its name there (`contacts/create-contact.mdx`). */
export interface PageRef {
  readonly locale: Locale;
  readonly section: Section;
  readonly name: string;
}

/** Whether a file of a section is a page: names that begin with `_` are none. */
export const isPageName = (name: string): boolean => /\.mdx?$/.test(name) && !/(^|\/)_/.test(name);

const sourceFolders: Readonly<Record<Section, string>> = {docs: 'docs', blog: 'blog', pages: 'src/pages'};

/** The folder of a section in one language, from the site's root, with `/`. */
export function folderOf(locale: Locale, section: Section): string {
  if (locale === sourceLocale) return sourceFolders[section];
  const current = section === 'docs' ? '/current' : '';
  return `i18n/${locale}/docusaurus-plugin-content-${section}${current}`;
}

/** The file of a page, from the site's root, with `/`. */
export function fileOf({locale, section, name}: PageRef): string {
  return `${folderOf(locale, section)}/${name}`;
}

/** A file as messages name it: from the site's root, with `/`. */
export function relativeFile(file: string, siteDir: string): string {
  return toPosixPath(path.relative(siteDir, path.resolve(siteDir, file)));
}

/** The reference of the page in a file, or undefined when it is no page of this site. */
export function pageRefOf(file: string, siteDir: string): PageRef | undefined {
  const relative = relativeFile(file, siteDir);
  for (const locale of locales) {
    for (const section of sections) {
      const folder = `${folderOf(locale, section)}/`;
      if (relative.startsWith(folder)) return {locale, section, name: relative.slice(folder.length)};
    }
  }
  return undefined;
}
