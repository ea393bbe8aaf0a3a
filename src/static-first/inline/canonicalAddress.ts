import {cleanPath} from '../../site-model/cleanPath';
import {readItem, writeItem} from './storage';

/** Session item: the clean path that was tried last. */
const REDIRECTED_KEY = 'hydration.redirected';

/** @returns the path of the page's canonical address; undefined on the not-found page, which has none. */
export function canonicalPath(): string | undefined {
  const href = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const path = href && new URL(href).pathname;
  return path && cleanPath(path).endsWith('/404') ? undefined : path;
}

const samePath = (a: string, b: string) => decodeURI(a) === decodeURI(b);

/** On the not-found page an `.html` address may be an old address of an existing page: its clean path is tried once. */
function tryCleanPath(): void {
  const {pathname, search, hash} = location;
  const clean = cleanPath(pathname);
  // The referrer prevents a loop where storage is denied.
  const wasTried =
    readItem('session', REDIRECTED_KEY) === clean || document.referrer.split(/[?#]/)[0] === location.origin + pathname;
  if (pathname.endsWith('.html') && !clean.endsWith('/404') && !wasTried) {
    writeItem('session', REDIRECTED_KEY, clean);
    location.replace(clean + search + hash);
  }
}

/**
 * Makes address, canonical link and router agree before hydration: `.html`, `/index.html` and the other trailing slash form
 * are replaced by the canonical path, with query and hash. Docusaurus 3.10.2 normalises the path inside the router only: the
 * address bar stays as it was, the canonical link changes after hydration, and React logs a hydration error.
 */
export function replaceWithCanonicalAddress(): void {
  const canonical = canonicalPath();
  const {pathname, search, hash} = location;
  if (!canonical) {
    tryCleanPath();
  } else if (pathname !== canonical && samePath(cleanPath(pathname), cleanPath(canonical))) {
    history.replaceState(history.state, '', canonical + search + hash);
  }
}
