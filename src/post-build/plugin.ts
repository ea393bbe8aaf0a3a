import {existsSync} from 'node:fs';
import {copyFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import postcss from 'postcss';
import {feedTypes} from '../discovery/feeds';
import {daysOfPages} from '../discovery/lastChanges';
import {siteIndex} from '../discovery/siteIndex';
import type {CardContent} from '../link-preview/card/content';
import {writeCards} from '../link-preview/card/writeCards';
import {linkPreview} from '../link-preview/linkPreview';
import {readingOrder, type ReadingOrder} from '../plain-text/readingOrder';
import {textFile, pageTextOf, type PageText} from '../plain-text/pageText';
import {writeTexts} from '../plain-text/writeTexts';
import type {SearchPage} from '../search/index/searchPage';
import {searchedFiles, searchPage} from '../search/plugin/pages';
import {writeIndex} from '../search/plugin/writeIndex';
import {siteStyles} from './css/siteStyles';
import {partsOfDrawing, partsOfPage, partsOfScript, shareEqualSets, vocabularyOf} from './css/usedParts';
import {addressIn, listFiles, read, remove, theOnly, wholeSheet, write, writeSheet} from './files';
import {applyEdits, type Edit} from './html/edits';
import {completeHead, findHead, insertAlternates, insertFirst, type Head} from './html/head';
import {parseHtml} from './html/parse';
import {writePreviewTags} from './html/preview';
import {sourceStrings, translatedStrings, translationFile, type AnswerStrings} from './offline/strings';
import {writeOffline} from './offline/write';
import {removeUnread} from './html/unread';
import {nameChunks} from './nameChunks';
import {codesOf, writeCodes} from './printCodes';
import {isOfflineOffered} from '../site/offline';
import {keptPdf, pdfName} from '../manual/outline/pdf';
import {locales} from '../site-model/locales';
import {contentIndexBeside, type ContentIndex} from '../static-first/contentIndexFile';
import {notFoundScriptTag} from '../static-first/notFound/scriptTag';
import {fontProvider} from '../static-first/fontProvider';
import {ownFont} from '../static-first/ownFont';
import {siteBaseOf} from '../static-first/siteBase';
import {contentChunkIds} from '../static-first/docusaurusInternals/chunkFiles';
import {readBuildRecord, routeScripts} from '../static-first/docusaurusInternals/routeScripts';

/** What is kept of a page between the two times that it is read: never its text. */
type PageRecord = {
  file: string;
  head: Head;
  edits: Edit[];
  /** What of the sheet it uses; pages that use the same share the set. */
  parts: ReadonlySet<string>;
};

/** The feeds of the blog, as its pages announce them. */
const blogFeeds = (blog: string) => Object.entries(feedTypes).map(([name, type]) => ({href: `${blog}/${name}`, type}));

/**
 * The file of the content index, below the folder of the locale.
 * @throws when the pages name several runtimes, or none
 */
function theContentIndex(addresses: ReadonlySet<string | undefined>, baseUrl: string): string {
  const [address, ...others] = addresses;
  if (!address || others.length > 0) {
    throw new Error('Expected the runtime as the first script of every page, as the template of Docusaurus names it.');
  }
  return address.slice(baseUrl.length);
}

/**
 * Completes the pages of a locale when they are built, in one function and in order, so that nothing is removed before
 * whoever needs it has read it. Pages are read one by one, twice: the first time each is parsed, and the search and the styles take
 * from it what they need; the second time it is written, with
 * - the rules it uses (critical CSS) in place of the link to the sheet, so that it is readable after one response;
 * - the names of the scripts of its own route, so that they come with the others;
 * - the tags for link previews, with a picture of its own (src/link-preview);
 * - on the not-found page the script that replaces it by that of the language of the address;
 * - on pages of the blog the addresses of its feeds;
 * - the address of its text, which is written beside it (src/plain-text);
 * - nothing that nobody reads.
 * The sitemap and the feeds are written from the same pages (src/discovery).
 * Three sheets are left beside the pages: `media`, for paper and for forced colours, is linked in them; `deferred`, for what
 * scripts put on a page, is loaded with them (src/static-first/inline/scriptLoader.ts); `all`, with the rules of all pages, before a client-side navigation
 * (src/static-first/client/deferredStylesheet.ts). The font lies there too when no provider hands it out. What
 * changes with the words of a page is named in none: the content index has the chunks with the content of pages, and the search index.
 * At last the finished files are packed for readers who keep them (src/offline).
 */
export default function postBuildPlugin(context: LoadContext): Plugin {
  const {i18n, baseUrl, siteConfig, siteDir, generatedFilesDir} = context;
  const locale = i18n.currentLocale;
  let order: ReadingOrder | undefined;
  return {
    name: 'post-build',
    allContentLoaded({allContent}) {
      const {'docusaurus-plugin-content-docs': docs, 'docusaurus-plugin-content-blog': blog} = allContent;
      order = readingOrder(docs?.default as DocsContent, blog?.default as BlogContent);
    },
    getClientModules: () => [path.join(__dirname, '../static-first/client/deferredStylesheet.ts')],
    loadContent: sourceStrings,
    getTranslationFiles: () => [translationFile()],
    translateContent: ({translationFiles}) => translatedStrings(translationFiles),
    async postBuild({outDir, routes, content}) {
      const addressOf = addressIn(outDir, baseUrl);
      const siteBase = siteBaseOf(context);
      const notFoundScript = notFoundScriptTag(siteBase, locales);
      const filesOfLocale = () =>
        listFiles(
          outDir,
          i18n.locales.filter((other) => other !== locale),
        );
      const bundled = readBuildRecord(generatedFilesDir);
      const contentIds = contentChunkIds(await read(path.join(generatedFilesDir, 'registry.js')), bundled);
      const {record, chunks, nameOf} = await nameChunks(outDir, contentIds, bundled);
      const files = await filesOfLocale();
      const ending = (extension: string) => files.filter((file) => file.endsWith(extension));

      const sheetFile = theOnly(ending('.css'));
      const sheet = await read(sheetFile);
      await write(wholeSheet(siteDir, locale), sheet);
      const whole = postcss.parse(sheet);
      const vocabulary = vocabularyOf(whole);
      const scripts = new Set<string>();
      for (const file of ending('.js')) {
        partsOfScript(await read(file), vocabulary).forEach((part) => scripts.add(part));
      }
      const drawings = new Set<string>();
      for (const file of ending('.svg')) {
        partsOfDrawing(await read(file), vocabulary).forEach((part) => drawings.add(part));
      }

      const urls = searchedFiles(outDir, routes, baseUrl);
      const searchPages: SearchPage[] = [];
      const texts = new Map<string, PageText>();
      const cards = new Map<string, CardContent>();
      const codes = new Map<string, string>();
      const blog = `${baseUrl}blog`;
      const dayOf = daysOfPages(siteDir, routes);
      const index = siteIndex({language: locale, blog, posts: order?.posts ?? [], dayOf});
      const pages: PageRecord[] = [];
      const share = shareEqualSets();
      for (const file of ending('.html')) {
        const html = await read(file);
        const document = parseHtml(html);
        const name = path.relative(outDir, file).split(path.sep).join('/');
        const text = pageTextOf(html, name);
        if (text) {
          texts.set(name, text);
        }
        codesOf(document, name).forEach((address, code) => codes.set(code, address));
        const url = urls.get(file);
        if (url !== undefined) {
          searchPages.push(searchPage(document, url, file));
        }
        const isNotFound = path.basename(file) === '404.html';
        const preview = isNotFound ? undefined : linkPreview(document, name, {...siteConfig, baseUrl});
        if (preview) {
          cards.set(path.join(outDir, preview.file), preview.card);
          index.add({document, html, address: addressOf(file), picture: siteConfig.url + baseUrl + preview.file});
        }
        const alternates = [
          ...(text ? [{href: baseUrl + encodeURI(textFile(name)), type: 'text/markdown'}] : []),
          ...(name.startsWith('blog/') ? blogFeeds(blog) : []),
        ];
        pages.push({
          file,
          head: findHead(document, (address) => baseUrl + nameOf(address.slice(baseUrl.length))),
          // The link first: it may stand where something is removed.
          edits: [
            ...(alternates.length > 0 ? [insertAlternates(document, alternates)] : []),
            ...removeUnread(document),
            ...writePreviewTags(document, preview?.tags ?? []),
            ...(isNotFound ? [insertFirst(document, notFoundScript)] : []),
          ],
          parts: share(partsOfPage(document, vocabulary)),
        });
      }

      if (existsSync(keptPdf(siteDir, locale))) {
        await copyFile(keptPdf(siteDir, locale), path.join(outDir, pdfName(locale)));
      }
      await writeCards(siteDir, cards);
      await writeCodes(outDir, codes);
      for (const [name, text] of Object.entries(index.files())) {
        await write(path.join(outDir, name), text);
      }
      if (order) {
        await writeTexts({outDir, url: siteConfig.url + baseUrl, title: siteConfig.title, order, texts});
      }
      const runtimes = new Set(pages.map(({head}) => contentIndexBeside(head.commonScripts[0] ?? '')));
      const contentIndex: ContentIndex = {chunks, search: writeIndex({outDir, siteDir, locale, pages: searchPages})};
      await write(path.join(outDir, theContentIndex(runtimes, baseUrl)), JSON.stringify(contentIndex));
      const styles = siteStyles(whole, {pages, scripts, drawings});
      const folder = path.dirname(sheetFile);
      const deferredCss = addressOf(await writeSheet(folder, 'deferred', styles.deferred));
      const mediaCss = addressOf(await writeSheet(folder, 'media', styles.media));
      const allCss = addressOf(await writeSheet(folder, 'all', styles.all));
      await remove(sheetFile);
      if (!fontProvider && locale === i18n.defaultLocale) {
        for (const [address, content] of Object.entries(ownFont(baseUrl).files)) {
          await write(path.join(outDir, address), content);
        }
      }

      const scriptsOf = routeScripts(routes, record);
      for (const {rules: criticalCss, pages: group} of styles.critical) {
        for (const {file, head, edits} of group) {
          const ownScripts = scriptsOf(addressOf(file)).map((script) => baseUrl + script);
          const completion = {criticalCss, deferredCss, allCss, mediaCss, routeScripts: ownScripts};
          await write(file, applyEdits(await read(file), [...edits, ...completeHead(head, completion)]));
        }
      }
      await writeOffline({
        siteDir,
        root: baseUrl === siteBase ? outDir : path.dirname(outDir),
        outDir,
        locale,
        files: await filesOfLocale(),
        addressOf,
        site: {base: siteBase, locales: [...i18n.locales]},
        strings: content as AnswerStrings,
        isOffered: isOfflineOffered,
      });
    },
  };
}
