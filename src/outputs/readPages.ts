import path from 'node:path';
import type {Document} from 'domhandler';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import type {CardContent} from './cards/card';
import {pageTextOf, type PageSummary} from './texts/pageText';
import {searchedFiles, searchPage, type SearchPage} from '../search';
import {locales} from '../site/locales';
import {textFile, siteBaseOf} from '../site/addresses';
import {notFoundScriptTag} from '../static-first/build';
import {read, toPosixPath, write} from '../lib/files';
import type {Edit} from '../lib/html/edits';
import {findHead, insertFirst, type Head} from './head';
import {parseHtml} from '../lib/html/tree';
import {linkPreview, withoutPreview} from './cards/previewTags';
import {inlineSymbols} from './symbols';

/**
 * What is kept of a page between the two times that it is read: not its HTML. Its sections are kept beside this until the search
 * index is made, which needs all of them.
 */
export type PageRecord = {
  file: string;
  /** The selectors that match on it. */
  selectors: ReadonlySet<string>;
  head: Head;
  edits: Edit[];
};

type Request = {
  context: LoadContext;
  outDir: string;
  routes: RouteConfig[];
  /** The pages. */
  files: readonly string[];
  /** Finds the selectors of the stylesheet that match on a page. */
  matchingSelectors: (document: Document) => ReadonlySet<string>;
};

/** The pages of a locale, and the data of the other files. */
export type ReadPages = {
  pages: PageRecord[];
  searchPages: SearchPage[];
  /** The entries of the lists of texts, by the name of the page, whose text as Markdown is beside it. */
  summaries: Map<string, PageSummary>;
  /** The content of the preview picture of each page, by its file. */
  cards: Map<string, CardContent>;
};

/**
 * Parses the pages one by one, and writes the text of each beside it.
 */
export function readPages(request: Request): ReadPages {
  const {context, outDir, routes, files, matchingSelectors} = request;
  const {baseUrl, siteConfig} = context;
  const notFoundScript = notFoundScriptTag(siteBaseOf(context), locales);
  const urls = searchedFiles(outDir, routes, baseUrl);
  const searchPages: SearchPage[] = [];
  const summaries = new Map<string, PageSummary>();
  const cards = new Map<string, CardContent>();
  const pages: PageRecord[] = [];

  for (const file of files) {
    const document = parseHtml(read(file));
    const name = toPosixPath(path.relative(outDir, file));
    const text = pageTextOf(document);
    if (text) {
      const {markdown, ...summary} = text;
      write(path.join(outDir, textFile(name)), markdown);
      summaries.set(name, summary);
    }
    const url = urls.get(file);
    if (url !== undefined) searchPages.push(searchPage(document, url, file));
    const isNotFound = path.basename(file) === '404.html';
    const preview = isNotFound ? undefined : linkPreview(document, name, {...siteConfig, baseUrl});
    if (preview) cards.set(path.join(outDir, preview.file), preview.card);
    const head = findHead(document);
    pages.push({
      file,
      head,
      edits: [
        ...(preview?.edits ?? [...withoutPreview(document), insertFirst(document, notFoundScript)]),
        ...inlineSymbols(document, ':is(main, .navbar__brand, .navbar__toggle)'),
      ],
      selectors: matchingSelectors(document),
    });
  }
  return {pages, searchPages, summaries, cards};
}
