import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {builtTexts, pdfFolder, storedPdf} from '../../src/manual/outline/pdf';
import {wholeStylesheet} from '../../src/outputs/files';
import {git} from '../../src/lib/commands';
import {read, write} from '../../src/lib/files';
import {parseHtml, selectAll} from '../../src/lib/html';
import {locales, type Locale} from '../../src/site/locales';
import {serve} from '../serve';
import {findBrowser} from '../setup/find-browser.cjs';
import {stringsOf} from '../../src/manual/catalogue/catalogue';
import {bookHtml, readManual} from './book';
import {chapterOf} from './chapter';
import {nameBookmarksOnce, structureOf} from './pages';
import {print} from './print';

const root = path.join(__dirname, '../..');
const build = path.join(root, 'build');

async function makeBook(browser: Browser, url: string, locale: Locale): Promise<void> {
  const {title, parts: manual} = readManual(build, locale);
  const chapters = new Set(manual.flatMap(({pages}) => pages.map(({address}) => new URL(address).pathname)));
  const parts = manual.map(({label, pages}) => ({
    label,
    chapters: pages.map(({address, html}) => chapterOf(html, address, chapters)),
  }));
  const site = new URL(manual[0]?.pages[0]?.address ?? '').origin;
  // The time of the last commit, for the cover; unknown in an archive.
  const time = git(root, 'log', '-1', '--format=%cI')?.trim();
  const date = time ? new Date(time) : undefined;
  const mark = read(path.join(root, 'src/outputs/rootFiles/favicon.svg'));
  const book = {locale, title, site, mark, date, css: read(wholeStylesheet(root, locale)), parts};
  const foot = `${stringsOf(locale).book.manual} · ${title}`;
  const document = await print(browser, url, bookHtml(book), foot);
  nameBookmarksOnce(document);
  document.setCreator(title);
  const bytes = await document.save();
  const {isTagged, language, bookmarks, pictures, linksInPictures, stepNumbers} = structureOf(document);
  const content = parseHtml(parts.flatMap((part) => part.chapters.map(({html}) => html)).join(''));
  const isGood = {
    tags: isTagged,
    language: language === locale,
    bookmarks: bookmarks.length >= chapters.size,
    'words for each picture': pictures.filter(Boolean).length === selectAll('[role=img], img', content).length,
    'no links in pictures': linksInPictures === 0,
    'the number of each step': stepNumbers === selectAll('.step', content).length,
  };
  const faults = Object.entries(isGood).flatMap(([name, holds]) => (holds ? [] : name));
  if (faults.length > 0) throw new Error(`The PDF (${locale}) must have ${faults.join(', ')}, and has not.`);
  const file = storedPdf(root, locale, read(builtTexts(root)));
  write(file, Buffer.from(bytes));
  console.log(`${path.relative(root, file)}: ${document.getPageCount()} pages, ${bytes.length} bytes`);
}

/**
 * `npm run build:pdf`: the whole manual as a PDF for each language, from the pages of the last build. The next build of the same texts
 * publishes them and links to them from the manual's index (src/manual/outline/pdf.ts).
 */
async function main(): Promise<void> {
  if (!existsSync(path.join(build, 'llms.txt'))) throw new Error('There is no build: run `npm run build` first.');
  const server = await serve({root: build});
  rmSync(pdfFolder(root), {recursive: true, force: true});
  const browser = await chromium.launch({executablePath: findBrowser()});
  try {
    for (const locale of locales) await makeBook(browser, server.url, locale);
    console.log('Build again (npm run build): the index of the manual then links them.');
  } finally {
    await browser.close();
    await server.close();
  }
}

void main();
