import {copyFileSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import postcss from 'postcss';
import strings from '../../i18n/es/outputs/offline.json';
import {writeCards} from './cards/card';
import {blogFeeds} from './feeds';
import {builtTexts, pdfName, storedPdf, textsHash} from '../manual/outline/pdf';
import {readingOrder, writeTextLists, type FreePage, type ReadingOrder} from './texts/llms';
import {writeIndex} from '../search';
import {isOfflineOffered} from '../site/features';
import {cleanPath, siteBaseOf} from '../site/addresses';
import {
  customPropertiesIn,
  deferredScript,
  readBuildRecord,
  routeScripts,
  selectorMatcher,
  siteStyles,
} from '../static-first/build';
import {pluginTexts} from '../lib/pluginTexts';
import {read, write} from '../lib/files';
import {addressIn, filesOfLocale, wholeStylesheet, writeStylesheet} from './files';
import {applyEdits} from '../lib/html/edits';
import {completeHead} from './head';
import {compressedBytes, warnOfLargePages} from './largePages';
import {writeOffline, type FallbackStrings} from '../offline/build';
import {readPages, type ReadPages} from './readPages';

/**
 * Completes the built pages of a locale, in one function and in order, so that nothing is removed before a later step has read it.
 * Pages are read twice, one by one: each names the search index, which is made when all have been read.
 */
export default function postBuildPlugin(context: LoadContext): Plugin {
  const {i18n, baseUrl, siteConfig, siteDir, generatedFilesDir} = context;
  const locale = i18n.currentLocale;
  let order: ReadingOrder | undefined;
  let feeds: ReturnType<typeof blogFeeds> | undefined;

  /** Writes the files that are generated from the pages. */
  async function writeBeside(outDir: string, {summaries, cards}: ReadPages): Promise<void> {
    const texts = textsHash(siteDir);
    write(builtTexts(siteDir), texts);
    const pdf = storedPdf(siteDir, locale, texts);
    if (existsSync(pdf)) copyFileSync(pdf, path.join(outDir, pdfName(locale)));
    const {file, text: script} = deferredScript();
    write(path.join(outDir, file), script);
    await writeCards(siteDir, cards);
    feeds?.write(outDir);
    if (order) {
      await writeTextLists({outDir, url: siteConfig.url + baseUrl, title: siteConfig.title, order, summaries});
    }
  }

  return {
    name: 'outputs',
    allContentLoaded({allContent}) {
      const {
        'docusaurus-plugin-content-docs': docs,
        'docusaurus-plugin-content-blog': blog,
        'docusaurus-plugin-content-pages': pages,
      } = allContent;
      order = readingOrder(docs?.default as DocsContent, blog?.default as BlogContent, pages?.default as FreePage[]);
      feeds = blogFeeds(context, blog?.default as BlogContent);
    },
    injectHtmlTags: () => ({headTags: feeds?.links}),
    ...pluginTexts('offline', strings),
    async postBuild({outDir, routes, content}) {
      const addressOf = addressIn(outDir, baseUrl);
      const ofPages = routeScripts(routes, readBuildRecord(generatedFilesDir));

      // 1. Read the stylesheet, then the pages: what search, previews, feeds and styles need of them.
      const files = filesOfLocale(context, outDir);
      const ofType = (extension: string) => files.filter((file) => file.endsWith(extension));
      // The bundler puts all rules into one.
      const [stylesheet = ''] = ofType('.css');
      const styles = read(stylesheet);
      write(wholeStylesheet(siteDir, locale), styles);
      const rules = postcss.parse(styles);
      const matchingSelectors = selectorMatcher(rules);
      const result = readPages({context, outDir, routes, files: ofType('.html'), matchingSelectors});
      const readElsewhere = new Set(['.js', '.svg'].flatMap(ofType).flatMap((file) => customPropertiesIn(read(file))));

      // 2. Write the other files.
      await writeBeside(outDir, result);
      const search = writeIndex({outDir, siteDir, locale, pages: result.searchPages});
      const {all, criticalOf} = siteStyles(rules, (name) => readElsewhere.has(name));
      rmSync(stylesheet);
      const allCss = addressOf(writeStylesheet(path.dirname(stylesheet), 'all', all));

      // 3. Write the pages, with critical CSS in place of the stylesheet and the names of their scripts.
      const sizes = new Map<string, number>();
      for (const page of result.pages) {
        const {file, head, edits} = page;
        const headEdits = completeHead(head, {
          allCss,
          search,
          criticalCss: criticalOf(page.selectors),
          routeScripts: (ofPages.get(cleanPath(addressOf(file))) ?? []).map((script) => baseUrl + script),
        });
        const html = applyEdits(read(file), [...edits, ...headEdits]);
        write(file, html);
        sizes.set(file, compressedBytes(html));
      }
      warnOfLargePages(siteDir, sizes);

      // 4. Pack the finished files for reading without a connection.
      const siteBase = siteBaseOf(context);
      writeOffline({
        siteDir,
        root: baseUrl === siteBase ? outDir : path.dirname(outDir),
        outDir,
        locale,
        files: filesOfLocale(context, outDir),
        addressOf,
        site: {base: siteBase, locales: [...i18n.locales]},
        strings: content as FallbackStrings,
        isOffered: isOfflineOffered,
      });
    },
  };
}
