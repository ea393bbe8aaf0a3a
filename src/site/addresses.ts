import type {LoadContext} from '@docusaurus/types';

/**
 * One form for all spellings of the path of a page: `/docs/x.html`, `/docs/x/index.html`, `/docs/x/` and `/docs/x` name the page
 * `/docs/x`. The scripts of every page contain this function: this file may only import types.
 * @param path absolute path, without query and hash
 * @returns the path without extension and trailing slash; `/` for the root
 */
export function cleanPath(path: string): string {
  return path.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}

// Files that the build writes for a page, below the folder of its language. Each function takes the path of the page or its file there:
// `docs/faq/`, `docs/faq/index.html`. The path of the home page is empty, and its files are named `index`.

const nameOf = (page: string): string => cleanPath(`/${page}`).slice(1) || 'index';

/** The text of a page, beside it: `docs/faq.md`. */
export const textFile = (page: string): string => `${nameOf(page)}.md`;

/** The preview picture that apps show of a page: `img/docs/faq.png`. */
export const previewFile = (page: string): string => `img/${nameOf(page)}.png`;

/** The configured base URL, without the folder of a language, which Docusaurus adds. */
export const siteBaseOf = ({i18n: {localeConfigs, defaultLocale}}: Pick<LoadContext, 'i18n'>): string =>
  localeConfigs[defaultLocale]?.baseUrl ?? '/';

/** The id of the section for the recipient, which is shared and printed by itself. */
export const RECIPIENT_SECTION_ID = 'receive';

/**
 * The sprite with all icons and pictograms, below `static/` and below the base URL of each language. Its name has the hash of its content,
 * because it is served as immutable: when a drawing has changed, addresses.test.ts fails with the new name.
 */
export const sprite = 'assets/icons.4f0c90a5.svg';

// The address of this site, from what a reader typed or followed.

/** Control characters, zero-width characters and marks of direction: readers paste them unseen, and URL parsers leave some of them out. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** Repeated slashes, also backslashes and escaped ones. */
const SLASHES = /(\/|\\|%2f|%5c)+/gi;

/** Whether an absolute address is one of this site: the origin of another site may begin with this one. */
export const isOfSite = (address: string): boolean => address.startsWith(`${location.origin}/`);

/** @returns the decoded path; unchanged when it cannot be decoded */
export function decoded(path: string, decode = decodeURIComponent): string {
  try {
    return decode(path);
  } catch {
    // A lone `%` is text.
    return path;
  }
}

/** @returns the path as text: decoded once, without invisible characters, with single slashes */
const pathText = (path: string): string => decoded(path).replace(INVISIBLE, '').replace(SLASHES, '/');

/**
 * The form that hosts, routers and caches compare: the clean path in lower case, without the marks and spaces at its end that belong to
 * the sentence that it was copied from.
 */
export const normalizedPath = (path: string): string =>
  cleanPath(
    pathText(path)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}%]+$/u, ''),
  );

/**
 * Makes the address of this site from a path that comes from the address of the page. Every such address that is followed, or written
 * into a link, is made here: `/%09/evil.example` and `//evil.example` name no other site.
 * @param suffix query and hash, with their marks
 * @returns the address without the origin; the root when it would lead to another origin
 */
export function siteAddress(path: string, suffix = ''): string {
  const address = encodeURI(pathText(path)).replace(/[?#]/g, encodeURIComponent) + suffix;
  return new URL(address, location.href).origin === location.origin ? address : '/';
}
