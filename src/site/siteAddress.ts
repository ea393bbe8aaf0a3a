import {cleanPath} from './addresses';

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
