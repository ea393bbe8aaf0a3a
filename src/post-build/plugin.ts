import {existsSync} from 'node:fs';
import {copyFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeCards} from '../link-preview/card/writeCards';
import {keptPdf, pdfName} from '../manual/outline/pdf';
import {readingOrder, type FreePage, type ReadingOrder} from '../plain-text/readingOrder';
import {writeTextLists} from '../plain-text/writeTextLists';
import {writeIndex} from '../search/plugin/writeIndex';
import {isOfflineOffered} from '../site/offline';
import {cleanPath} from '../site-model/cleanPath';
import {contentIndexBeside, type ContentIndex} from '../static-first/contentIndexFile';
import {contentChunkIds} from '../static-first/docusaurusInternals/chunkFiles';
import {readBuildRecord, routeScripts} from '../static-first/docusaurusInternals/routeScripts';
import {fontProvider} from '../static-first/fontProvider';
import {ownFont} from '../static-first/ownFont';
import {siteBaseOf} from '../static-first/siteBase';
import {siteStyles} from './css/siteStyles';
import {addressIn, listFiles, read, write} from './files';
import {applyEdits} from './html/edits';
import {completeHead} from './html/head';
import {nameScripts} from './nameScripts';
import {sourceStrings, translatedStrings, translationFile, type AnswerStrings} from './offline/strings';
import {writeOffline} from './offline/write';
import {writeQrCodes} from './qrCodes';
import {readPages, type PageRecord, type ReadPages} from './readPages';
import {readSheet, writeSheets} from './sheet';

/**
 * The file of the content index, below the folder of the locale.
 * @throws when the pages name several runtimes, or none
 */
function theContentIndex(pages: readonly PageRecord[], baseUrl: string): string {
  const [address, ...others] = new Set(pages.map(({head}) => contentIndexBeside(head.commonScripts[0] ?? '')));
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
  const otherLocales = i18n.locales.filter((other) => other !== locale);
  let order: ReadingOrder | undefined;

  /** Writes what is made of the pages and stands beside them. */
  async function writeBeside(outDir: string, {summaries, cards, qrCodes, index}: ReadPages): Promise<void> {
    if (existsSync(keptPdf(siteDir, locale))) {
      await copyFile(keptPdf(siteDir, locale), path.join(outDir, pdfName(locale)));
    }
    await writeCards(siteDir, cards);
    await writeQrCodes(outDir, qrCodes);
    for (const [name, text] of Object.entries(index.files())) {
      await write(path.join(outDir, name), text);
    }
    if (order) {
      await writeTextLists({outDir, url: siteConfig.url + baseUrl, title: siteConfig.title, order, summaries});
    }
    if (!fontProvider && locale === i18n.defaultLocale) {
      for (const [address, content] of Object.entries(ownFont(baseUrl).files)) {
        await write(path.join(outDir, address), content);
      }
    }
  }

  return {
    name: 'post-build',
    allContentLoaded({allContent}) {
      const {
        'docusaurus-plugin-content-docs': docs,
        'docusaurus-plugin-content-blog': blog,
        'docusaurus-plugin-content-pages': pages,
      } = allContent;
      order = readingOrder(docs?.default as DocsContent, blog?.default as BlogContent, pages?.default as FreePage[]);
    },
    getClientModules: () => [path.join(__dirname, '../static-first/client/deferredStylesheet.ts')],
    loadContent: sourceStrings,
    getTranslationFiles: () => [translationFile()],
    translateContent: ({translationFiles}) => translatedStrings(translationFiles),
    async postBuild({outDir, routes, content}) {
      const addressOf = addressIn(outDir, baseUrl);
      const bundled = readBuildRecord(generatedFilesDir);
      const contentIds = contentChunkIds(await read(path.join(generatedFilesDir, 'registry.js')), bundled);
      const ofPages = routeScripts(routes, bundled);
      const {chunks, nameOf} = await nameScripts(outDir, {contentIds, record: bundled, ofPages});

      const files = await listFiles(outDir, otherLocales);
      const sheet = await readSheet({files, siteDir, locale});
      const htmlFiles = files.filter((file) => file.endsWith('.html'));
      const {vocabulary} = sheet;
      const found = await readPages({context, outDir, routes, order, files: htmlFiles, vocabulary, nameOf});

      await writeBeside(outDir, found);
      const search = writeIndex({outDir, siteDir, locale, pages: found.searchPages});
      const styles = siteStyles(sheet.rules, {pages: found.pages, scripts: sheet.scripts, drawings: sheet.drawings});
      const written = await writeSheets(sheet, styles);
      const sheets = {deferredCss: addressOf(written.deferred), mediaCss: addressOf(written.media)};
      const contentIndex: ContentIndex = {chunks, search, allCss: addressOf(written.all)};
      await write(path.join(outDir, theContentIndex(found.pages, baseUrl)), JSON.stringify(contentIndex));
      for (const {rules: criticalCss, pages} of styles.critical) {
        for (const {file, head, edits} of pages) {
          const ownScripts = (ofPages.get(cleanPath(addressOf(file))) ?? []).map((script) => baseUrl + nameOf(script));
          const headEdits = completeHead(head, {...sheets, criticalCss, routeScripts: ownScripts});
          await write(file, applyEdits(await read(file), [...edits, ...headEdits]));
        }
      }

      const siteBase = siteBaseOf(context);
      await writeOffline({
        siteDir,
        root: baseUrl === siteBase ? outDir : path.dirname(outDir),
        outDir,
        locale,
        files: await listFiles(outDir, otherLocales),
        addressOf,
        hasCode: found.hasCode,
        site: {base: siteBase, locales: [...i18n.locales]},
        strings: content as AnswerStrings,
        isOffered: isOfflineOffered,
      });
    },
  };
}
