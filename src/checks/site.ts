import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {loadCatalogue} from '../manual/catalogue/load';
import type {Catalogue} from '../manual/catalogue/catalogue';
import {ofEachLocale, type Locale} from '../site/locales';
import {fileOf, type PageRef, listPageRefs} from '../site/pages';
import {transformPage} from '../manual/remark';
import {explainParseError} from '../manual/page/parseError';
import {WriterErrors, type WriterError} from '../writer-errors/writerError';
import {createPage, type WordUse} from '../manual/page/page';
import {structureOf, type PageStructure} from './pageStructure';
import {parsePage} from '../manual/page/mdx';
import {blocksOf, type Block} from './prose';

/** A page with everything that the rules look at. */
export interface CheckedPage {
  readonly ref: PageRef;
  readonly file: string;
  readonly content: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
  readonly catalogue: Catalogue;
  readonly blocks: readonly Block[];
  readonly structure: PageStructure;
  readonly uses: readonly WordUse[];
  /** The errors that fail the build. */
  readonly errors: readonly WriterError[];
}

export interface Site {
  readonly siteDir: string;
  readonly catalogues: Readonly<Record<Locale, Catalogue>>;
  readonly pages: readonly CheckedPage[];
  readonly unreadable: readonly WriterError[];
}

/** Reads every page and the catalogue. Throws when the catalogue cannot be read. */
export async function readSite(siteDir: string): Promise<Site> {
  const catalogues = ofEachLocale((locale) => loadCatalogue(siteDir, locale));
  const pages: CheckedPage[] = [];
  const unreadable: WriterError[] = [];
  for (const ref of listPageRefs(siteDir)) {
    try {
      pages.push(await readPage(siteDir, ref, catalogues[ref.locale]));
    } catch (error) {
      unreadable.push(
        ...(error instanceof WriterErrors
          ? error.errors
          : [explainParseError(fileOf(ref), error, readFileSync(path.join(siteDir, fileOf(ref)), 'utf8'))]),
      );
    }
  }
  return {siteDir, catalogues, pages, unreadable};
}

async function readPage(siteDir: string, ref: PageRef, catalogue: Catalogue): Promise<CheckedPage> {
  const file = fileOf(ref);
  const content = readFileSync(path.join(siteDir, file), 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: content});
  const tree = await parsePage(content, file);
  const page = createPage({
    tree: structuredClone(tree),
    file: path.join(siteDir, file),
    siteDir,
    build: {locale: ref.locale, baseUrl: '/'},
    frontMatter,
  });
  transformPage(page);
  return {
    ref,
    file,
    content,
    frontMatter,
    tree,
    catalogue,
    blocks: blocksOf({tree, frontMatter, content, catalogue}),
    structure: structureOf(tree),
    uses: page.uses,
    errors: page.errors,
  };
}
