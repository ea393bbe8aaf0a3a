import {escapeHtml} from '../../src/lib/escapeHtml';
import {stringsOf} from '../../src/manual/page/componentStrings';
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

/** Chapters follow each other without a new page: most would leave the end of their last one empty. */
const style = `
body { background: #fff; }
.book__cover { display: flex; flex-direction: column; gap: 1rem; height: 310mm; break-after: page; }
.book__cover svg { width: 32mm; height: 32mm; margin-block: 24mm 8mm; }
.book__cover p { margin: 0; }
.book__name { font-size: 3.25rem; font-weight: 800; line-height: 1.1; }
.book__site { font-size: 1.5rem; }
.book__line { list-style: none; margin: 14mm 0 0; padding: 0; }
.book__line li { position: relative; margin-left: 3mm; padding: 0 0 5mm 9mm; border-left: 1.5mm solid #2a2aa0; font-weight: 700; line-height: 1; }
.book__line li:last-child { border-color: transparent; }
.book__line li::before { position: absolute; top: -1mm; left: -3.25mm; box-sizing: border-box; width: 5mm; height: 5mm; border: 1.5mm solid #2a2aa0; border-radius: 50%; background: #fff; print-color-adjust: exact; content: ''; }
.book__foot { margin-top: auto !important; }
.book__contents { break-after: page; }
.book__contents ol { list-style: none; padding: 0; }
.book__contents a { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.15rem; text-decoration: none; }
.book__contents h2 { font-size: 1.1rem; margin-top: 0.6rem; }
.book__contents .book__page { min-width: 2em; text-align: end; }
.book__chapter { padding-top: 2.5rem; }
.book__chapter .page-header { break-after: avoid; }
.book__chapter .icon-tile { display: none; }
.book__chapter .answer { border: 0; }
.book__chapter .answer:has(.answer) { break-inside: auto; }
.book__chapter :is(h2, h3, h4) + p:has(+ :is(ul, ol)) { break-after: avoid; }
.book__question { margin-top: 0.75rem; font-size: 1.1875rem; }
`;

/** The whole manual as one document, for a browser to print. */
export function bookHtml({locale, title, site, mark, date, css, parts, pageOf}: Book): string {
  const {manual, contents} = stringsOf(locale).book;
  const line = ({id, title: name}: Chapter) =>
    `<li><a href="#${id}"><span>${escapeHtml(name)}</span><span class="book__page">${pageOf?.get(id) ?? ''}</span></a></li>`;
  const list = parts
    .map(
      ({label, chapters}) =>
        `${label ? `<p class="book__part"><b>${escapeHtml(label)}</b></p>` : ''}<ol>${chapters.map(line).join('')}</ol>`,
    )
    .join('');
  const text = parts
    .flatMap(({chapters}) => chapters)
    .map(({id, html}) => `<article class="book__chapter markdown" id="${id}">${html}</article>`)
    .join('');
  const topics = parts.flatMap(({label}) => (label ? [`<li>${escapeHtml(label)}</li>`] : [])).join('');
  const day = date ? ` · ${date.toLocaleDateString(locale, {dateStyle: 'long', timeZone: 'UTC'})}` : '';
  const cover =
    `<div class="book__cover">${mark}<p class="book__name">${manual}</p><p class="book__site">${escapeHtml(title)}</p>` +
    `<ul class="book__line">${topics}</ul><p class="book__foot">${site}${day}</p></div>`;
  return (
    `<!doctype html><html lang="${locale}" data-theme="light"><head><meta charset="utf-8"><title>${escapeHtml(`${manual} | ${title}`)}</title>` +
    `<style>${css}${style}</style></head><body>${cover}` +
    `<nav class="book__contents"><h1>${contents}</h1>${list}</nav><main>${text}</main></body></html>`
  );
}
