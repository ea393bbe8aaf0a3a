import {cleanPath} from '../../site/cleanPath';

/**
 * Finds out under which base URL the page is served, from its address and its canonical address.
 * @param siteBase base URL as configured, with both slashes
 * @returns the base URL; undefined where it cannot be determined
 */
export function actualBaseUrl(siteBase: string): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const path = cleanPath(location.pathname.replace(/\/+/g, '/'));
  const route = canonical && cleanPath(new URL(canonical).pathname).slice(siteBase.length);
  return route !== undefined && path.endsWith(route)
    ? `${path.slice(0, path.length - route.length)}/`.replace('//', '/')
    : undefined;
}
