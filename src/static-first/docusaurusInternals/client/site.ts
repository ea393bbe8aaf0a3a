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

/** The last match: several parts of a page ask for its routes, and each match compares the path with every page of the site. */
let last: {pathname: string; pageRoutes: SiteRoute[]} | undefined;

/** The routes that show a path, from the outermost to the innermost. */
export function routesAt(pathname: string): readonly SiteRoute[] {
  if (last?.pathname !== pathname) {
    const pageRoutes = matchRoutes(generated, pathname).map(({route}) => route as unknown as SiteRoute);
    last = {pathname, pageRoutes};
  }
  return last.pageRoutes;
}

/**
 * The path of the page that an address leads to, with the base URL, whether it ends in a slash or not. Other spellings are replaced when
 * a page is loaded (deferred/canonicalAddress.ts).
 * @returns undefined where the site has no page
 */
export function pagePath(pathname: string): string | undefined {
  const page = routesAt(pathname).at(-1);
  return page?.exact && page.path !== '*' ? page.path : undefined;
}
