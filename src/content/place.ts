import path from 'node:path';

/** The language that every text is written in first. */
export const sourceLocale = 'es';

/** The languages of the site. */
export const locales = ['es', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The parts of the site that are written in Markdown. */
export const sections = ['docs', 'blog', 'pages'] as const;
export type Section = (typeof sections)[number];

/** Where a page stands: its language, its part of the site, and its name there (`contacts/create-contact.mdx`). */
export interface Place {
  readonly locale: Locale;
  readonly section: Section;
  readonly name: string;
}

const sourceFolders: Readonly<Record<Section, string>> = {docs: 'docs', blog: 'blog', pages: 'src/pages'};

/** The folder of a part of the site in one language, from the site's root, with `/`. */
export function folderOf(locale: Locale, section: Section): string {
  if (locale === sourceLocale) return sourceFolders[section];
  const current = section === 'docs' ? '/current' : '';
  return `i18n/${locale}/docusaurus-plugin-content-${section}${current}`;
}

/** The file of a page, from the site's root, with `/`. */
export function fileOf({locale, section, name}: Place): string {
  return `${folderOf(locale, section)}/${name}`;
}

/** A file as messages name it: from the site's root, with `/`. */
export function relativeFile(file: string, siteDir: string): string {
  return path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
}

/** Tells where a file stands, or gives undefined when it is no page of this site. */
export function placeOf(file: string, siteDir: string): Place | undefined {
  const relative = relativeFile(file, siteDir);
  for (const locale of locales) {
    for (const section of sections) {
      const folder = `${folderOf(locale, section)}/`;
      if (relative.startsWith(folder)) return {locale, section, name: relative.slice(folder.length)};
    }
  }
  return undefined;
}
