import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {cleanPath} from '../../src/site/addresses';
import {listPageRefs, fileOf, type Section, spanishAddress} from '../../src/site/pages';
import {htmlFiles, projectFolder} from './build';
import {addressOf, localeOf, locales, type Locale, sourceLocale} from './routes';

// The pages of the build. Every test of several pages takes them from here, so tests also cover pages that writers add.

/** The slug in the front matter of a page. Docusaurus' own parser is asynchronous. */
const slugOf = (content: string) => /^slug: *["']?([^"'\s]+)/m.exec(content)?.[1];

/** The section of each page by writers, by its clean path. */
const sources = new Map(
  listPageRefs(projectFolder)
    .filter(({locale}) => locale === sourceLocale)
    .map((ref): [string, {path: string; section: Section}] => {
      const slug = slugOf(readFileSync(join(projectFolder, fileOf(ref)), 'utf8'));
      const path = spanishAddress(ref, {slug});
      return [cleanPath(path), {path, section: ref.section}];
    }),
);

export interface BuiltPage {
  path: string;
  locale: Locale;
  address: string;
  /** The section of the sources: undefined for the home page and for lists that Docusaurus makes from other pages. */
  section: Section | undefined;
}

/** The addresses of the built pages without the locale. The not-found page is left out. */
const paths = htmlFiles()
  .filter((file) => !file.endsWith('404.html') && localeOf(`/${file}`) === sourceLocale)
  .map((file) => cleanPath(`/${file}`))
  .map((path) => sources.get(path)?.path ?? path);

/** Every page of the site: each address in each locale. */
export const pages: readonly BuiltPage[] = locales.flatMap((locale) =>
  paths.map((path) => ({
    path,
    locale,
    address: addressOf(path, locale),
    section: sources.get(cleanPath(path))?.section,
  })),
);

/** The pages of a section in every locale. The section of the manual is `docs`. */
export const pagesIn = (section: Section): readonly BuiltPage[] => pages.filter((page) => page.section === section);

export const addressesOf = (locale: Locale): string[] =>
  pages.filter((page) => page.locale === locale).map(({address}) => address);
