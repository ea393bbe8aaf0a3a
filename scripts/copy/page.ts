import path from 'node:path';
import {type Document, type Element, Text} from 'domhandler';
import {appendChild, removeElement} from 'domutils';
import {parseHtml, selectAll, selectRequired, writeHtml} from '../../src/lib/html';
import {stringsOf} from '../../src/manual/catalogue/catalogue';
import {localeFolder, localeOfPath} from '../../src/site/locales';

/** Shared by the pages of a copy. */
export type CopiedSite = {
  /** The address of the home page of the live site. */
  home: string;
  /** The pages of the copy, by their files below its folder. */
  pages: ReadonlySet<string>;
  /** All files of the build. */
  files: ReadonlySet<string>;
  /** Files that pages use, such as pictures, collected for the copy. */
  usedFiles: Set<string>;
};

// The files of each language beside its pages.
export const STYLESHEET = 'style.css';
export const SCRIPT = 'answers.js';
export const CONTENTS = 'contents.html';

/** Parts that need other scripts, a server or a connection, and the inline styles, because pages of a copy share a stylesheet. */
const removedParts = [
  'script, style, template, .search__row, .search__open',
  'link[rel=alternate], link[rel=manifest], meta[http-equiv=Content-Security-Policy]',
].join();

/** Parses HTML into elements. */
export function elements(html: string): Element[] {
  return selectAll(':root', parseHtml(html));
}

/** The first element that a selector matches. @throws when there is none */
export const find = (selector: string, document: Document) => selectRequired(selector, document, 'A page to be copied');

/** Puts other words into an element. */
export function setWords(element: Element, words: string): void {
  element.children = [];
  appendChild(element, new Text(words));
}

/** The file at an address of the live site, if it is one of these files. */
function fileAt({href, pathname}: URL, home: string, files: ReadonlySet<string>): string | undefined {
  if (!href.startsWith(home)) return undefined;
  const name = decodeURI(pathname.slice(new URL(home).pathname.length));
  return [name, path.posix.join(name, 'index.html')].find((each) => files.has(each));
}

const relative = (file: string, to: string): string => path.posix.relative(path.posix.dirname(file), to);

/**
 * Turns a built page into a page to read from a disk: with relative addresses, only one script, and a link to the contents instead of the
 * search.
 * @param file the path of the page in the copy
 * @param change changes the content of the page first
 * @throws when it is not a page of the build
 */
export function copyPage(html: string, file: string, site: CopiedSite, change?: (document: Document) => void): string {
  const {home, pages, files, usedFiles} = site;
  const document = parseHtml(html);
  const locale = localeOfPath(file);
  const fileInLocale = (name: string) => relative(file, localeFolder(locale) + name);
  selectAll(removedParts, document).forEach(removeElement);
  change?.(document);
  // Files that the copy lacks are on the live site.
  for (const {name, attribs} of selectAll('a[href]:not([href^="#"]), [src]', document)) {
    const [attribute, targets] = name === 'a' ? (['href', pages] as const) : (['src', files] as const);
    const url = new URL(attribs[attribute] ?? '', new URL(file, home));
    const target = fileAt(url, home, targets);
    attribs[attribute] = target ? relative(file, target) + url.hash : url.href;
    if (target && targets === files) usedFiles.add(target);
  }
  // The manual is saved on the live page.
  for (const button of selectAll('.save-manual button', document)) {
    button.name = 'a';
    button.attribs = {class: button.attribs.class ?? '', href: new URL(path.posix.dirname(file), home).href + '/'};
  }
  for (const {attribs} of selectAll('.search__fallback', document)) attribs.href = fileInLocale(CONTENTS);
  for (const words of selectAll('.search__fallback span', document)) {
    setWords(words, stringsOf(locale).book.contents);
  }
  for (const link of elements(
    `<link rel=stylesheet href="${fileInLocale(STYLESHEET)}"><script src="${fileInLocale(SCRIPT)}" defer></script>`,
  )) {
    appendChild(find('head', document), link);
  }
  return writeHtml(document);
}
