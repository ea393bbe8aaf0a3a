import {useEffect} from 'react';
import {matchPath, useHistory, useLocation} from '@docusaurus/router';
import {routes, type SiteRoute} from '../docusaurusInternals/client/site';
import {cleanPath} from '../../site/addresses';
import {normalizedPath} from '../siteAddress';

/** The path of the page that a route has for one of these spellings. */
function pathOf({path, exact, routes: inner = []}: SiteRoute, spellings: readonly string[]): string | undefined {
  if (path === '*' || !spellings.some((pathname) => matchPath(pathname, {path, exact}))) return undefined;
  return exact ? path : firstPath(inner, spellings);
}

function firstPath(all: readonly SiteRoute[], spellings: readonly string[]): string | undefined {
  for (const route of all) {
    const path = pathOf(route, spellings);
    if (path !== undefined) return path;
  }
  return undefined;
}

// Several parts of a page ask for its path, and a manual may have thousands of routes.
const cache = new Map<string, string | undefined>();

/**
 * The path of the page that an address leads to, with the base URL, for all spellings that lead to it when they are loaded
 * (deferred/canonicalAddress.ts).
 * @returns undefined where the site has no page
 */
export function pagePath(pathname: string): string | undefined {
  if (!cache.has(pathname)) {
    cache.set(pathname, firstPath(routes, [pathname, cleanPath(pathname), normalizedPath(pathname)]));
  }
  return cache.get(pathname);
}

/** As `pagePath`, of the address that is shown: the router gets the spelling of the page, as an address that is loaded does. */
export function useCanonicalPath(): string | undefined {
  const router = useHistory();
  const {pathname, search, hash} = useLocation();
  const path = pagePath(pathname);
  useEffect(() => {
    if (path !== undefined && path !== pathname) router.replace(path + search + hash);
  }, [router, path, pathname, search, hash]);
  return path;
}
