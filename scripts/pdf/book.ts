import path from 'node:path';
import {render} from 'eta';
import {read} from '../../src/lib/files';
import {stringsOf} from '../../src/manual/page/componentStrings';
import {symbolsHtml} from '../../src/outputs/symbols';
import type {Locale} from '../../src/site/locales';
import type {Chapter} from './chapter';

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
