import {routesAt} from '../docusaurusInternals/client/site';

/**
 * The path of the page that an address leads to, with the base URL, whether it ends in a slash or not. Other spellings are replaced when
 * a page is loaded (deferred/canonicalAddress.ts).
 * @returns undefined where the site has no page
 */
export function pagePath(pathname: string): string | undefined {
  const page = routesAt(pathname).at(-1);
  return page?.exact && page.path !== '*' ? page.path : undefined;
}
