import {existsSync} from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import type {Document} from 'domhandler';
import type {SearchPage} from '../core/searchPage';
import {extractPage} from './extract';

/** Pages that only list others, and the home page, which repeats their words. A post or the page of a topic is an answer. */
const LISTS =
  /^@theme\/(?:BlogList|BlogTags|BlogArchive|Blog\/Pages\/BlogAuthors|SearchPage|NotFound)|pages\/index\.tsx$/;

/** Posts repeat the manual in other words. */
const POSTS = '/blog/';

/** Whether a route is an indexed page: neither a pattern nor an .html file nor a list. */
const isPage = ({path: route, component}: RouteConfig): boolean => !/[*]|\.html$/.test(route) && !LISTS.test(component);

function unreadable(url: string, problem: string): Error {
  return new Error(
    `The search cannot read ${url}: expected a built page with a main part and one h1, found ${problem}. ` +
      'Give the page a title, or leave its component out in src/search/plugin/pages.ts.',
  );
}

/** The addresses to search, within the site and without base URL, sorted. */
export function searchedUrls(routes: readonly RouteConfig[], baseUrl: string): string[] {
  const urls = flattenRoutes([...routes])
    .filter(isPage)
    .map((route) => `/${route.path.slice(baseUrl.length)}`);
  return [...new Set(urls)].sort();
}

/**
 * The built files of the pages to search, with their addresses within the site.
 * @throws when a route has no built file
 */
export function searchedFiles(outDir: string, routes: readonly RouteConfig[], baseUrl: string): Map<string, string> {
  return new Map(
    searchedUrls(routes, baseUrl).map((url) => {
      const file = path.join(outDir, url, 'index.html');
      if (!existsSync(file)) throw unreadable(url, 'no file');
      return [file, url];
    }),
  );
}

/**
 * Extracts a built page for the search index.
 * @throws when the page has no title
 */
export function searchPage(document: Document, url: string, file: string): SearchPage {
  const page = extractPage(document, url);
  if (!page) throw unreadable(url, `none in ${file}`);
  return {...page, isSecondary: url.startsWith(POSTS)};
}
