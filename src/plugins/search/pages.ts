import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import type {SearchPage} from '../../search/index/pages';
import {extractPage} from './extract';

/** Pages that only list others, and the home page, whose words are theirs. A post page or a topic's page is an answer. */
const LISTS = /^@theme\/(?:BlogList|BlogTags|BlogArchive|Blog\/Pages\/BlogAuthors|SearchPage|NotFound)|pages\/index\.tsx$/;

/** The first word of an address that ends a route's search: it answers to everything. */
const isPage = ({path: route, component}: RouteConfig): boolean => !/[*]|\.html$/.test(route) && !LISTS.test(component);

/** The pages themselves: the routes without others below them. */
function leaves(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));
}

/** The built file of a route, whichever way the site writes addresses with or without a slash at the end. */
export function builtFile(outDir: string, url: string): string | undefined {
  const bare = url.replace(/\/$/, '');
  return [`${bare}/index.html`, `${bare}.html`].map((name) => path.join(outDir, name)).find((file) => existsSync(file));
}

/** The addresses to search, within the site and without base URL, sorted. */
export function searchedUrls(routes: readonly RouteConfig[], baseUrl: string): string[] {
  const urls = leaves(routes).filter(isPage).map((route) => `/${route.path.slice(baseUrl.length)}`);
  return [...new Set(urls)].sort();
}

/**
 * Reads the built pages of a locale.
 * @throws when a route has no built file, or its page has no title
 */
export function readPages(outDir: string, routes: readonly RouteConfig[], baseUrl: string): SearchPage[] {
  return searchedUrls(routes, baseUrl).map((url) => {
    const file = builtFile(outDir, url);
    const page = file && extractPage(readFileSync(file, 'utf8'), url);
    if (!page) {
      throw new Error(
        `The search cannot read ${url}: expected a built page with a main part and one h1, found ${file ? `none in ${file}` : 'no file'}. ` +
          'Give the page a title, or leave its component out in src/plugins/search/pages.ts.',
      );
    }
    return page;
  });
}
