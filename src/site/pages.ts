import path from 'node:path';
import {toPosixPath, listFiles} from '../lib/files';
import {locales, sourceLocale, type Locale, withoutLocaleFolder} from './locales';
import {cleanPath} from './addresses';
import {existsSync} from 'node:fs';

/** The sections of the site that are written in Markdown. */
export const sections = ['docs', 'blog', 'pages'] as const;
export type Section = (typeof sections)[number];

/** Identifies a page: its language, its section of the site, and its name there (`contacts/create-contact.mdx`). */
export interface PageRef {
  readonly locale: Locale;
  readonly section: Section;
  readonly name: string;
}

/** Whether a file of a section is a page. Files whose names begin with `_` are not. */
export const isPageName = (name: string): boolean => /\.mdx?$/.test(name) && !/(^|\/)_/.test(name);

const sourceFolders: Readonly<Record<Section, string>> = {docs: 'docs', blog: 'blog', pages: 'src/pages'};

/** The folder of a section in one language, from the site's root, with `/`. */
export function folderOf(locale: Locale, section: Section): string {
  if (locale === sourceLocale) return sourceFolders[section];
  const versionFolder = section === 'docs' ? '/current' : '';
  return `i18n/${locale}/docusaurus-plugin-content-${section}${versionFolder}`;
}

/** The file of a page, from the site's root, with `/`. */
export function fileOf({locale, section, name}: PageRef): string {
  return `${folderOf(locale, section)}/${name}`;
}

/** A file as messages name it: from the site's root, with `/`. */
export function relativeFile(file: string, siteDir: string): string {
  return toPosixPath(path.relative(siteDir, path.resolve(siteDir, file)));
}

/** The reference of the page in a file, or undefined when it is not a page of this site. */
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

/** The name that writers use for a page of the manual, from its file or its id. The index page of a folder has the name of the folder. */
export const docName = (file: string): string => file.replace(/(\/index)?(\.mdx?)?$/, '');

/** The file of a page of the manual, below the folder of the section: the inverse of `docName`. */
export const docFile = (siteDir: string, name: string): string =>
  existsSync(path.join(siteDir, 'docs', name, 'index.mdx')) ? `${name}/index.mdx` : `${name}.mdx`;

/** The part of a page reference that is the same in every language. */
type PageName = Pick<PageRef, 'section' | 'name'>;

/** The address of a Spanish page on the site, from its root. `/docs/contacts/create-contact`, `/docs/help/`, `/blog/welcome`. */
export function spanishAddress({section, name}: PageName, frontMatter: Readonly<Record<string, unknown>>): string {
  const slug = name.replace(/\.mdx?$/, '');
  if (section === 'blog') return `/blog/${typeof frontMatter.slug === 'string' ? frontMatter.slug : slug}`;
  const folder = slug.replace(/(^|\/)index$/, '$1');
  return section === 'docs' ? `/docs/${folder}` : `/${folder}`;
}

/** One form for all spellings of the address of a page, in any language: `/en/docs/help/index.html` is `/docs/help`. */
export const pathWithoutLocale = (address: string): string => cleanPath(`/${withoutLocaleFolder(address.slice(1))}`);

/**
 * The pages that may have an address, whether or not such files exist: the inverse of `spanishAddress`, for any spelling of the
 * address. The slugs of posts are not resolved, because they are only in the front matter.
 */
export function pagesAt(address: string): PageName[] {
  const path = pathWithoutLocale(address);
  const [, folder, rest = ''] = /^\/(docs|blog)(?:\/(.*))?$/.exec(path) ?? [];
  const section: Section = folder === 'docs' || folder === 'blog' ? folder : 'pages';
  const pageName = section === 'pages' ? path.slice(1) : rest;
  const names = pageName === '' ? ['index'] : [pageName, `${pageName}/index`];
  return names
    .flatMap((name) => [`${name}.mdx`, `${name}.md`])
    .map((name) => ({section, name}))
    .filter((page) => isPageName(page.name) && cleanPath(spanishAddress(page, {})) === path);
}

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

/** The pages that the build of a language shows: its own, and the Spanish pages without a translation. */
export function shownPages(siteDir: string, locale: string): PageRef[] {
  const refs = listPageRefs(siteDir);
  const pagesOf = (pageLocale: string) => refs.filter((ref) => ref.locale === pageLocale);
  const pages = [...pagesOf(sourceLocale), ...pagesOf(locale)];
  return [...new Map(pages.map((ref) => [`${ref.section}/${ref.name}`, ref])).values()];
}
