import {copyFileSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import postcss from 'postcss';
import {writeCards} from './cards/card';
import {blogFeeds} from './feeds';
import {builtTexts, pdfName, storedPdf, textsHash} from '../manual/outline/pdf';
import {readingOrder, writeTextLists, type FreePage, type ReadingOrder} from './texts/llms';
import {searchedFiles, searchPage, searchScript, writeIndex} from '../search';
import {isOfflineOffered} from '../site/features';
import {siteBaseOf, textFile} from '../site/addresses';
import {locales} from '../site/locales';
import {
  customPropertiesIn,
  deferredScript,
  notFoundScriptTag,
  selectorMatcher,
  siteStyles,
} from '../static-first/build';
import {SEARCH_FOLDER} from '../static-first/names';
import {listFiles, read, toPosixPath, write} from '../lib/files';
import type {Texts} from '../lib/pluginTexts';
import {sha256} from '../lib/hashes';
import {addressIn, filesOfLocale, wholeStylesheet} from './files';
import {applyEdits, parseHtml} from '../lib/html';
import {completePage, findPlaces, insertFirst, linkPreview, withoutPreview} from './head';
import {inlineSymbols} from './symbols';
import {pageTextOf} from './texts/pageText';
import {writeOffline, type FallbackStrings} from '../offline/build';

/**
 * Completes the built pages of a locale, in one function and in order, so that nothing is removed before a later step has read it.
 * Pages are read twice, one by one: each names the search index, which is made when all have been read. The feeds read posts once more.
 */
export default function outputsPlugin(context: LoadContext): Plugin {
  const {i18n, baseUrl, siteConfig, siteDir} = context;
  const locale = i18n.currentLocale;
  const siteBase = siteBaseOf(context);
  const notFoundScript = notFoundScriptTag(siteBase, locales);
  let order: ReadingOrder | undefined;
  let feeds: ReturnType<typeof blogFeeds> | undefined;
  let offlineStrings: FallbackStrings | undefined;
  let searchTexts: Texts | undefined;

  type Reading = {
    outDir: string;
    urls: ReadonlyMap<string, string>;
    matchingSelectors: ReturnType<typeof selectorMatcher>;
  };

  /**
   * Reads a page, and writes its text beside it. Keeps only the data that later steps need, not the HTML: a site may have thousands of
   * pages.
   */
  function readPage(file: string, {outDir, urls, matchingSelectors}: Reading) {
    const document = parseHtml(read(file));
    const name = toPosixPath(path.relative(outDir, file));
    const text = pageTextOf(document);
    if (text) write(path.join(outDir, textFile(name)), text.markdown);
    const url = urls.get(file);
    const preview = name === '404.html' ? undefined : linkPreview(document, name, {...siteConfig, baseUrl});
    return {
      file,
      name,
      summary: text?.summary,
      searchPages: url === undefined ? [] : [searchPage(document, url, file)],
      cards: preview ? [[path.join(outDir, preview.file), preview.card] as const] : [],
      head: findPlaces(document),
      edits: [
        ...(preview?.edits ?? [...withoutPreview(document), insertFirst(document, notFoundScript)]),
        ...inlineSymbols(document),
      ],
      selectors: matchingSelectors(document),
    };
  }

  /** Writes the files that are the same for all pages: the PDF, if there is one of these texts, and the deferred script. */
  function writeShared(outDir: string): void {
    const texts = textsHash(siteDir);
    write(builtTexts(siteDir), texts);
    const pdf = storedPdf(siteDir, locale, texts);
    if (existsSync(pdf)) copyFileSync(pdf, path.join(outDir, pdfName(locale)));
    const {file, text} = deferredScript();
    write(path.join(outDir, file), text);
  }

  return {
    name: 'outputs',
    allContentLoaded({allContent}) {
      const {
        'docusaurus-plugin-content-docs': docs,
        'docusaurus-plugin-content-blog': blog,
        'docusaurus-plugin-content-pages': pages,
        offline,
        search,
      } = allContent;
      if (!offline || !search)
        throw new Error('Expected the plugins "offline" and "search" in docusaurus.config.ts: they have texts.');
      order = readingOrder(docs?.default as DocsContent, blog?.default as BlogContent, pages?.default as FreePage[]);
      feeds = blogFeeds(context, blog?.default as BlogContent);
      offlineStrings = offline.default as FallbackStrings;
      searchTexts = search.default as Texts;
    },
    injectHtmlTags: () => ({headTags: feeds?.links}),
    async postBuild({outDir, routes}) {
      const addressOf = addressIn(outDir, baseUrl);

      // 1. Read the stylesheet, then the pages (for search, previews, texts and styles).
      const files = filesOfLocale(context, outDir);
      const filesOfType = (extension: string) => files.filter((file) => file.endsWith(extension));
      // The bundler puts all rules into one file.
      const [stylesheet = ''] = filesOfType('.css');
      const styles = read(stylesheet);
      write(wholeStylesheet(siteDir, locale), styles);
      const rules = postcss.parse(styles);
      const urls = searchedFiles(outDir, routes, baseUrl);
      const reading = {outDir, urls, matchingSelectors: selectorMatcher(rules)};
      const pages = filesOfType('.html').map((file) => readPage(file, reading));
      // Drawings are static files, which are not of a locale.
      const drawings = listFiles(outDir).filter((name) => name.endsWith('.svg'));
      const otherFiles = [...filesOfType('.js'), ...drawings.map((name) => path.join(outDir, name))];
      const propertiesOfOthers = new Set(otherFiles.flatMap((file) => customPropertiesIn(read(file))));

      // 2. Write the other files.
      writeShared(outDir);
      await writeCards(siteDir, new Map(pages.flatMap(({cards}) => cards)));
      feeds?.write(outDir);
      const url = siteConfig.url + baseUrl;
      if (order) await writeTextLists({outDir, url, title: siteConfig.title, order, pages});
      const searchIndex = writeIndex({outDir, siteDir, locale, pages: pages.flatMap(({searchPages}) => searchPages)});
      // `writeIndex` has removed the script of an earlier build with the folder.
      const {file: script, text: scriptText} = searchScript({...context, texts: searchTexts ?? {}});
      write(path.join(outDir, SEARCH_FOLDER, script), scriptText);
      const {all, criticalOf} = siteStyles(rules, (name) => propertiesOfOthers.has(name));
      rmSync(stylesheet);
      // Hosts serve it as immutable, and a browser compares the hash in its name (src/static-first/deferred/assets.ts).
      const allCss = path.join(path.dirname(stylesheet), `all.${sha256(all, 'hex')}.css`);
      write(allCss, all);

      // 3. Write the pages, with critical CSS in place of the stylesheet and the names of their files.
      for (const {file, head, edits, selectors} of pages) {
        const headEdits = completePage(head, {
          allCss: addressOf(allCss),
          searchIndex,
          criticalCss: criticalOf(selectors),
          searchScript: script,
        });
        write(file, applyEdits(read(file), [...edits, ...headEdits]));
      }

      // 4. Pack the finished files for reading without a connection.
      if (offlineStrings)
        writeOffline({
          siteDir,
          root: baseUrl === siteBase ? outDir : path.dirname(outDir),
          outDir,
          locale,
          files: filesOfLocale(context, outDir),
          addressOf,
          site: {base: siteBase, locales: [...i18n.locales]},
          strings: offlineStrings,
          isOffered: isOfflineOffered,
        });
    },
  };
}
