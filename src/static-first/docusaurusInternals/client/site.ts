import type {ComponentType} from 'react';
import generated from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/** The context that `useDocusaurusContext` reads. Its provider is the only way to change the list of languages for a stock component. */
export {Context as SiteContext} from '@docusaurus/core/lib/client/docusaurusContext';
/** Configuration and languages for a component that is rendered when the contexts of the site have crashed. */
export {default as siteConfig} from '@generated/docusaurus.config';
export {default as i18n} from '@generated/i18n';

/** A route of the site as React Router has it; `preload` loads the chunks of a page, and Docusaurus renders it when that is done. */
export type SiteRoute = {
  path: string;
  exact?: boolean;
  component: ComponentType<object> & {preload?: () => Promise<unknown>};
  routes?: SiteRoute[];
};

/** All routes of the site. */
export const routes = generated as unknown as readonly SiteRoute[];

/** The routes that show a path, from the outermost to the innermost. */
export const routesAt = (pathname: string): SiteRoute[] =>
  matchRoutes(generated, pathname).map(({route}) => route as unknown as SiteRoute);

/** As the router compares paths. */
const comparable = (pathname: string): string => pathname.replace(/(.)\/$/, '$1').toLowerCase();

const pathsIn = (all: readonly SiteRoute[]): string[] =>
  all.flatMap(({path, exact, routes: inner = []}) => [
    ...(exact && path !== '*' && inner.length === 0 ? [path] : []),
    ...pathsIn(inner),
  ]);

/** The paths of all pages. A match of the router would compare a path with every page of the site, for each page of a build. */
let paths: ReadonlyMap<string, string> | undefined;

/**
 * The path of the page that an address leads to, with the base URL, whether it ends in a slash or not. Other spellings are replaced when
 * a page is loaded (deferred/canonicalAddress.ts).
 * @returns undefined where the site has no page
 */
export function pagePath(pathname: string): string | undefined {
  paths ??= new Map(pathsIn(routes).map((path) => [comparable(path), path]));
  return paths.get(comparable(pathname));
}
