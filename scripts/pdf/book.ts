import path from 'node:path';
import {render} from 'eta';
import {read} from '../../src/lib/files';
import {stringsOf} from '../../src/manual/page/componentStrings';
import {symbolsHtml} from '../../src/outputs/symbols';
import type {Locale} from '../../src/site/locales';
import type {Chapter} from './chapter';

/** A part of the manual: its name, and the full addresses of the texts of its pages. */
export type Part = {label: string; texts: string[]};

/**
 * Reads the order of the manual from the list that the build has made of it (`llms.txt`): one order for all who read from end to end.
 * @returns the parts, where what stands before the first is the page that opens the manual; and the pages beside the manual
 */
export function readOrder(list: string): {title: string; parts: Part[]; others: string[]} {
  const [head = '', ...sections] = list.split(/^## /m);
  const textsIn = (section: string) => [...section.matchAll(/^- \[.+?\]\((\S+\.md)\)/gm)].map(([, url = '']) => url);
  const parts = sections.map((section) => ({label: section.split('\n')[0] ?? '', texts: textsIn(section)}));
  // The format gives this name to pages that may be left out.
  const isManual = ({label}: Part) => label !== 'Optional';
  return {
    title: /^# (.+)$/m.exec(head)?.[1] ?? '',
    parts: [{label: '', texts: textsIn(head)}, ...parts.filter(isManual)],
    others: parts.filter((part) => !isManual(part)).flatMap(({texts}) => texts),
  };
}

/** Chapters under the name of their part; the first part has none. */
export type BookPart = {label: string; chapters: Chapter[]};

type Book = {
  locale: Locale;
  title: string;
  site: string;
  /** The brand's mark, as SVG. */
  mark: string;
  /** The day of the last change; unknown in an archive. */
  date: Date | undefined;
  css: string;
  parts: BookPart[];
  /** The page on which each chapter begins, once it is known. */
  pageOf?: ReadonlyMap<string, number>;
};

/** The whole manual as one document, for a browser to print. */
export const bookHtml = ({pageOf, ...book}: Book): string =>
  render(
    read(path.join(__dirname, 'book.eta')),
    {...book, pageOf, symbols: symbolsHtml(), words: stringsOf(book.locale).book},
    {autoTrim: false, useWith: true},
  );
