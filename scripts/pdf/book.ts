import path from 'node:path';
import {render} from 'eta';
import {read} from '../../src/lib/files';
import {parseHtml, selectOne} from '../../src/lib/html';
import {stringsOf} from '../../src/manual/catalogue/catalogue';
import {symbolsHtml} from '../../src/outputs/symbols';
import {localeFolder, type Locale} from '../../src/site/locales';
import type {Chapter} from './chapter';

/** A built page, with its full address. */
export type BuiltPage = {address: string; html: string};

/** A part of the manual: its name and its pages. */
export type Part = {label: string; pages: BuiltPage[]};

/** The full address of a built page. @throws when it names none */
function addressOf(html: string): string {
  const address = selectOne('link[rel=canonical]', parseHtml(html))?.attribs.href;
  if (!address) throw new Error(`A built page has no canonical link: ${html.slice(0, 200)}`);
  return address;
}

/**
 * Reads the manual of a language in the order of the list that the build has made (`llms.txt`), so that everyone who reads from beginning
 * to end has the same order.
 * @param build the folder of all languages
 * @returns the parts, first a part with only the page that opens the manual, and the pages outside the manual
 */
export function readManual(build: string, locale: Locale): {title: string; parts: Part[]; others: BuiltPage[]} {
  const readBuilt = (...names: string[]) => read(path.join(build, ...names));
  const home = addressOf(readBuilt('index.html'));
  const [head = '', ...sections] = readBuilt(localeFolder(locale), 'llms.txt').split(/^## /m);
  const pagesIn = (section: string): BuiltPage[] =>
    [...section.matchAll(/^- \[.+?\]\((\S+)\.md\)/gm)].map(([, url = '']) => {
      const html = readBuilt(decodeURI(url.slice(home.length)), 'index.html');
      return {address: addressOf(html), html};
    });
  const parts = sections.map((section) => ({label: section.split('\n')[0] ?? '', pages: pagesIn(section)}));
  // The format gives this name to the pages that a reader may skip.
  const isManual = ({label}: Part) => label !== 'Optional';
  return {
    title: /^# (.+)$/m.exec(head)?.[1] ?? '',
    parts: [{label: '', pages: pagesIn(head)}, ...parts.filter(isManual)],
    others: parts.filter((part) => !isManual(part)).flatMap(({pages}) => pages),
  };
}

type Book = {
  locale: Locale;
  title: string;
  site: string;
  /** The brand's mark, as SVG. */
  mark: string;
  /** The day of the last change; unknown in an archive. */
  date: Date | undefined;
  css: string;
  /** Chapters under the name of their part. The first part has no name. */
  parts: {label: string; chapters: Chapter[]}[];
};

/** The whole manual as one document, for a browser to print. */
export const bookHtml = (book: Book): string =>
  render(
    read(path.join(__dirname, 'book.eta')),
    {...book, symbols: symbolsHtml(), words: stringsOf(book.locale).book},
    {autoTrim: false, useWith: true},
  );
