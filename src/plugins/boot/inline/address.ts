import {read, write} from './storage';

const CLEANED = 'boot.cleaned';

/** `/docs/x.html`, `/docs/x/index.html`, `/docs/x/` and `/docs/x` name one page: `/docs/x`. */
export function cleanPath(path: string): string {
  return path.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}

/** @returns the path of the page's canonical address, or nothing on the not-found page, which has none of its own. */
export function canonicalPath(): string | undefined {
  const href = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const path = href && new URL(href).pathname;
  return path && cleanPath(path).endsWith('/404') ? undefined : path;
}

const samePath = (a: string, b: string) => decodeURI(a) === decodeURI(b);

/** On the not-found page an `.html` form may be an old address of a page that is there: its clean form is tried once. */
function tryCleanForm(): void {
  const {pathname, search, hash} = location;
  const clean = cleanPath(pathname);
  // The referrer tells where storage cannot.
  const triedBefore =
    read('session', CLEANED) === clean || document.referrer.split(/[?#]/)[0] === location.origin + pathname;
  if (pathname.endsWith('.html') && !clean.endsWith('/404') && !triedBefore) {
    write('session', CLEANED, clean);
    location.replace(clean + search + hash);
  }
}

/**
 * Makes address, canonical link and router agree before hydration: `.html`, `/index.html` and the other slash form become
 * the canonical path, with query and hash kept. Docusaurus normalises inside the router only, which leaves the address
 * bar as it was, changes the canonical link after hydration and logs a hydration error.
 */
export function showCanonicalAddress(): void {
  const canonical = canonicalPath();
  const {pathname, search, hash} = location;
  if (!canonical) {
    tryCleanForm();
  } else if (pathname !== canonical && samePath(cleanPath(pathname), cleanPath(canonical))) {
    history.replaceState(history.state, '', canonical + search + hash);
  }
}
