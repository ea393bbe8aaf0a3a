import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {read} from '../../lib/files';
import {ofEachLocale, type Locale} from '../../site/locales';
import {fileOf, type PageRef} from '../../site/pages';
import {writerMessage} from '../../writer-errors/message';
import {WriterErrors, type WriterError} from '../../writer-errors/writerError';
import {type Catalogue, loadCatalogue} from '../catalogue/catalogue';
import {transformPage} from '../remark';
import {fillTexts} from '../remark/frontMatter';
import {parsePage} from './mdx';
import {copyNode, nodesOf} from './nodes';
import {createPage, type Page, type PageSource} from './page';
import {explainParseError} from './parseError';

/** A page as it is written, and what the transforms find in it. */
export interface WrittenPage extends Pick<Page, 'catalogue' | 'uses' | 'errors'> {
  readonly ref: PageRef;
  readonly file: string;
  readonly content: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Before any transform. */
  readonly tree: Root;
  /** For the bundler. It has no positions: they are most of the memory of a tree, and thousands of trees may wait for the bundler. */
  readonly transformed: Root;
}

/** Pages, and the errors of unreadable ones. */
export interface WrittenPages {
  readonly siteDir: string;
  readonly catalogues: Readonly<Record<Locale, Catalogue>>;
  readonly pages: readonly WrittenPage[];
  readonly readErrors: readonly WriterError[];
}

/**
 * Reads and transforms pages.
 * @param build the language and the base URL of the build; without a language each page is read in its own
 * @throws WriterErrors when a catalogue cannot be read
 */
export async function readPages(
  siteDir: string,
  refs: readonly PageRef[],
  build: Partial<PageSource['build']> & {readonly baseUrl: string},
): Promise<WrittenPages> {
  const catalogues = ofEachLocale((locale) => loadCatalogue(siteDir, locale));
  const pages: WrittenPage[] = [];
  const readErrors: WriterError[] = [];
  for (const ref of refs) {
    const [file, catalogue] = [fileOf(ref), catalogues[ref.locale]];
    const filePath = path.join(siteDir, file);
    const content = read(filePath);
    // Bytes that are not UTF-8 are read as this character, which a page may also have.
    if (content.includes('\uFFFD') && !isUtf8(readFileSync(filePath))) {
      const line = content.split('\n').findIndex((text) => text.includes('\uFFFD')) + 1;
      readErrors.push({file, line, message: writerMessage('notUtf8')});
      continue;
    }
    try {
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: content});
      const tree = await parsePage(content, file);
      const transformedTree = copyNode(tree);
      const page = createPage({tree: transformedTree, file: filePath, siteDir, build: {locale: ref.locale, ...build}});
      transformPage(page);
      const wordOf = (key: string, line: number) => page.word({position: {start: {line}}}, key).text;
      for (const node of nodesOf(transformedTree)) node.position = undefined;
      const errors = [...fillTexts({...frontMatter}, content, file, wordOf), ...page.errors];
      pages.push({
        ref,
        file,
        content,
        frontMatter,
        tree,
        transformed: transformedTree,
        catalogue,
        uses: page.uses,
        errors,
      });
    } catch (error) {
      readErrors.push(...(error instanceof WriterErrors ? error.errors : [explainParseError(file, error, content)]));
    }
  }
  return {siteDir, catalogues, pages, readErrors};
}
