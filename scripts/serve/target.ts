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
