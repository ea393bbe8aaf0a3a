/**
 * Repeated slashes, also backslashes and escaped ones, become one. Like `cleanPath` a part of the inline script.
 */
export const singleSlashes = (path: string): string => path.replace(/(\/|\\|%2f|%5c)+/gi, '/');

/**
 * One form for all spellings of the path of a page: `/docs/x.html`, `/docs/x/index.html`, `/docs/x/` and `/docs/x` name the page
 * `/docs/x`. The inline script of every page contains this function: it must stay free of imports.
 * @param path absolute path, without query and hash
 * @returns the path without extension and trailing slash; `/` for the root
 */
export function cleanPath(path: string): string {
  return path.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}
