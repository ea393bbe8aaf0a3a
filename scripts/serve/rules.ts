/** The rules of the hosts this site is made for, as pure functions of a path. */

/**
 * The clean form of a path that ends in .html or /index.html, or undefined when it is clean already. The not-found page is
 * left alone: hosts refer to it by its file name.
 */
export function redirectOfHtmlPath(pathname: string, isLocaleHome: (folder: string) => boolean): string | undefined {
  if (!pathname.endsWith('.html') || pathname.endsWith('/404.html')) {
    return undefined;
  }
  const clean = pathname.replace(/(?:\/index)?\.html$/, '');
  return clean === '' || isLocaleHome(clean) ? `${clean}/` : clean;
}

/**
 * The path and query of a request line, safe to look up and to redirect to; a path that cannot be decoded is marked as malformed.
 * Slashes at the start collapse into one: `//host/` in a redirect would lead to another site.
 */
export function parseTarget(url: string): {pathname: string; search: string; malformed: boolean} {
  const [path = '', ...query] = url.split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  const {pathname} = new URL(`http://site${path.replace(/^[/\\]*/, '/')}`);
  try {
    const decoded = decodeURIComponent(pathname);
    // An escaped `/..` is no step up for the browser: the page of another folder would stand under this address.
    return {pathname, search, malformed: decoded.includes('\0') || decoded.split('/').includes('..')};
  } catch {
    return {pathname, search, malformed: true};
  }
}
