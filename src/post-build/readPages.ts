import path from 'node:path';
import {selectAll, selectOne} from 'css-select';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {feedTypes} from '../discovery/feeds';
import {daysOfPages} from '../discovery/lastChanges';
import {collectSitemapAndFeeds} from '../discovery/sitemapAndFeeds';
import type {CardContent} from '../link-preview/card/content';
import {linkPreview} from '../link-preview/linkPreview';
import {findWord, loadCatalogue} from '../manual/catalogue';
import {pageTextOf, type PageSummary} from '../plain-text/pageText';
import type {ReadingOrder} from '../plain-text/readingOrder';
import type {SearchPage} from '../search/index/searchPage';
import {searchedFiles, searchPage} from '../search/plugin/pages';
import {locales} from '../site-model/locales';
import {textFile} from '../site-model/textFile';
import {notFoundScriptTag} from '../static-first/notFound/scriptTag';
import {siteBaseOf} from '../static-first/siteBase';
import {selectorsUsedByPage, shareEqualSets, type KnownSelectors} from './css/usedSelectors';
import {read, toPosixPath, write} from '../utils/files';
import {addressIn} from './files';
import {completeBlogPostings} from '../discovery/blogPostingJsonLd';
import type {Edit} from '../html/edits';
import {findHead, insertAlternates, insertFirst, type Alternate, type Head} from './html/head';
import {moveHrefLast} from './html/moveHrefLast';
import {parseHtml} from '../html/parse';
import {writePreviewTags} from '../link-preview/previewTags';
import {removeUnusedMarkup} from './html/removeUnusedMarkup';
import {qrCodesOf} from './qrCodes';

/**
 * What is kept of a page between the two times that it is read: not its HTML. Its sections are kept beside this until the search
 * index is made, which needs all of them.
 */
export type PageRecord = {
  file: string;
  head: Head;
  edits: Edit[];
  /** What it uses of the stylesheet (css/usedSelectors.ts); pages that use the same share the set. */
  selectors: ReadonlySet<string>;
  /** How many elements it has: as many in every language, so that the languages share the same stylesheets. */
  weight: number;
};

type Request = {
  context: LoadContext;
  outDir: string;
  routes: RouteConfig[];
  order: ReadingOrder | undefined;
  /** The pages. */
  files: readonly string[];
  knownSelectors: KnownSelectors;
  /** The lasting name of a script. */
  nameOf: (file: string) => string;
};

/** The pages of a locale, and the data of the other files. */
export type ReadPages = {
  pages: PageRecord[];
  /** The pages of the search index. */
  searchPages: SearchPage[];
  /** The entries of the lists of texts, by the name of the page, whose text as Markdown is beside it. */
  summaries: Map<string, PageSummary>;
  /** The content of the preview picture of each page, by its file. */
  cards: Map<string, CardContent>;
  /** The addresses of the QR codes, by their files. */
  qrCodes: Map<string, string>;
  /** Whether a page shows code. */
  hasCode: boolean;
  /** The sitemap and the feeds. */
  index: ReturnType<typeof collectSitemapAndFeeds>;
};

/** The feeds of the blog, as its pages announce them. */
const blogFeeds = (blog: string, site: string): Alternate[] =>
  Object.entries(feedTypes).map(([name, {type, format}]) => ({
    href: `${blog}/${name}`,
    type,
    title: `${site}: ${format}`,
  }));

/**
 * Parses the pages one by one, and writes the text of each beside it. A page is complete while it is read: unused markup is removed
 * by an edit, which is applied when the page is written.
 */
export function readPages(request: Request): ReadPages {
  const {context, outDir, routes, order, files, knownSelectors, nameOf} = request;
  const {baseUrl, siteConfig, siteDir} = context;
  const language = context.i18n.currentLocale;
  const addressOf = addressIn(outDir, baseUrl);
  const notFoundScript = notFoundScriptTag(siteBaseOf(context), locales);
  const urls = searchedFiles(outDir, routes, baseUrl);
  const blog = `${baseUrl}blog`;
  const dayOf = daysOfPages(siteDir, routes);
  const share = shareEqualSets();
  const searchPages: SearchPage[] = [];
  const summaries = new Map<string, PageSummary>();
  const cards = new Map<string, CardContent>();
  const qrCodes = new Map<string, string>();
  const {text: email} = findWord(loadCatalogue(siteDir, language), 'facts.support.email');
  const index = collectSitemapAndFeeds({language, email, blog, posts: order?.posts ?? [], dayOf});
  const pages: PageRecord[] = [];
  let hasCode = false;

  for (const file of files) {
    const document = parseHtml(read(file));
    const name = toPosixPath(path.relative(outDir, file));
    const text = pageTextOf(document, name);
    if (text) {
      const {markdown, ...summary} = text;
      write(path.join(outDir, textFile(name)), markdown);
      summaries.set(name, summary);
    }
    qrCodesOf(document, name).forEach((address, picture) => qrCodes.set(picture, address));
    const url = urls.get(file);
    if (url !== undefined) {
      searchPages.push(searchPage(document, url, file));
    }
    hasCode ||= selectOne('pre', document) !== null;
    const isNotFound = path.basename(file) === '404.html';
    const preview = isNotFound ? undefined : linkPreview(document, name, {...siteConfig, baseUrl});
    if (preview) {
      cards.set(path.join(outDir, preview.file), preview.card);
      index.add({document, address: addressOf(file), picture: siteConfig.url + baseUrl + preview.file});
    }
    pages.push({
      file,
      head: findHead(document, (address) => baseUrl + nameOf(address.slice(baseUrl.length))),
      // The link first: it may stand where something is removed.
      edits: [
        ...(name.startsWith('blog/') ? [insertAlternates(document, blogFeeds(blog, siteConfig.title))] : []),
        ...completeBlogPostings(document, dayOf(addressOf(file))),
        ...removeUnusedMarkup(document),
        ...moveHrefLast(document),
        ...writePreviewTags(document, preview?.tags ?? []),
        ...(isNotFound ? [insertFirst(document, notFoundScript)] : []),
      ],
      selectors: share(selectorsUsedByPage(document, knownSelectors)),
      weight: selectAll('*', document).length,
    });
  }
  return {pages, searchPages, summaries, cards, qrCodes, hasCode, index};
}
