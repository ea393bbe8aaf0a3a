import {matchPath} from '@docusaurus/router';
import {routes, type SiteRoute} from '../docusaurusInternals/client/site';
import {cleanPath} from '../../site/cleanPath';

function leadsToPage(route: SiteRoute, pathname: string): boolean {
  const matches = route.path !== '*' && matchPath(pathname, {path: route.path, exact: route.exact}) !== null;
  return matches && (route.exact === true || (route.routes ?? []).some((child) => leadsToPage(child, pathname)));
}

// Several parts of a page ask for its path, and a manual may have thousands of routes.
const known = new Map<string, boolean>();

/**
 * Whether the site has a page at this path (base URL included). `.html` and `/index.html` count as the clean path, as they
 * do in the router itself.
 */
export function isKnownPath(pathname: string): boolean {
  const found = known.get(pathname);
  if (found !== undefined) return found;
  const clean = cleanPath(pathname);
  const isKnown = routes.some((route) => leadsToPage(route, pathname) || leadsToPage(route, clean));
  known.set(pathname, isKnown);
  return isKnown;
}
