import type {Locale} from '../../src/site-model/locales';
import type {Chapter} from './chapter';

/** Chapters under the name of their part; the first part has none. */
export type BookPart = {label: string; chapters: Chapter[]};

type Book = {
  locale: Locale;
  title: string;
  site: string;
  /** The rules of all pages. */
  css: string;
  parts: BookPart[];
  /** The page on which each chapter begins, once it is known. */
  pageOf?: ReadonlyMap<string, number>;
};

export const words: Readonly<Record<Locale, {manual: string; contents: string}>> = {
  es: {manual: 'Manual de usuario', contents: 'Contenido'},
  en: {manual: 'User manual', contents: 'Contents'},
};

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const style = `
body { background: #fff; }
.book__cover { display: grid; align-content: center; gap: 1rem; height: 240mm; break-after: page; }
.book__cover p:first-child { font-size: 3rem; font-weight: 800; }
.book__contents { break-after: page; }
.book__contents ol { list-style: none; padding: 0; }
.book__contents a { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.15rem; text-decoration: none; }
.book__contents h2 { font-size: 1.1rem; margin-top: 0.6rem; }
.book__contents .book__page { min-width: 2em; text-align: end; }
.book__chapter { break-before: page; }
.book__chapter .icon-tile { display: none; }
.book__chapter .answer { border-bottom: 0; }
.book__chapter .answer:has(.answer) { break-inside: auto; }
.book__chapter :is(h2, h3, h4) + p:has(+ :is(ul, ol)) { break-after: avoid; }
.book__question { margin-top: 0.75rem; font-size: 1.1875rem; }
.examples { break-before: avoid; }
`;

/** The whole manual as one document, for a browser to print. */
export function bookHtml({locale, title, site, css, parts, pageOf}: Book): string {
  const {manual, contents} = words[locale];
  const line = ({id, title: name}: Chapter) =>
    `<li><a href="#${id}"><span>${escapeText(name)}</span><span class="book__page">${pageOf?.get(id) ?? ''}</span></a></li>`;
  const list = parts
    .map(
      ({label, chapters}) =>
        `${label ? `<p class="book__part"><b>${escapeText(label)}</b></p>` : ''}<ol>${chapters.map(line).join('')}</ol>`,
    )
    .join('');
  const text = parts
    .flatMap(({chapters}) => chapters)
    .map(({id, html}) => `<article class="book__chapter markdown" id="${id}">${html}</article>`)
    .join('');
  return (
    `<!doctype html><html lang="${locale}" data-theme="light"><head><meta charset="utf-8"><title>${escapeText(`${manual} | ${title}`)}</title>` +
    `<style>${css}${style}</style></head><body><div class="book__cover"><p>${manual}</p><p>${escapeText(title)}</p><p>${site}</p></div>` +
    `<nav class="book__contents"><h1>${contents}</h1>${list}</nav><main>${text}</main></body></html>`
  );
}
