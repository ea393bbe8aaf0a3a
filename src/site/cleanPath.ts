/**
 * One form for all spellings of the path of a page: `/docs/x.html`, `/docs/x/index.html`, `/docs/x/` and `/docs/x` name the page
 * `/docs/x`. The inline script of every page contains this function: it must stay free of imports.
 * @param path absolute path, without query and hash
 * @returns the path without extension and trailing slash; `/` for the root
 */
export function cleanPath(path: string): string {
  return path.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}
