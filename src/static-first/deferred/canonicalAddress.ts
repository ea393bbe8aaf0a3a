import {decoded, normalizedPath, siteAddress} from '../../site/addresses';
import {takeItem, writeItem} from '../inline/storage';

/** Session item: the clean path that was tried last. */
const REDIRECTED_KEY = 'static-first.redirected';

/** @returns the path of the page's canonical address; undefined on the not-found page, which has none. */
function canonicalPath(): string | undefined {
  const href = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return href && new URL(href).pathname;
}

/**
 * Makes address, canonical link and router agree before hydration: `.html`, `/index.html`, the other trailing slash form, repeated or
 * escaped slashes, invisible characters, marks at the end and capital letters are replaced by the canonical path, with query and hash.
 * Docusaurus 3.10.2 shows the page for some of these addresses and no page for others, whatever the host has answered: the page would be
 * rendered without its styles, with a hydration error. On the not-found page the address may be another spelling of an existing page: its
 * normalized path is tried once.
 */
export function replaceWithCanonicalAddress(): void {
  const canonical = canonicalPath();
  const {origin, pathname, search, hash} = location;
  const normalPath = normalizedPath(pathname);
  const currentPath = pathname.replace(/\/$/, '');
  const triedPath = takeItem('session', REDIRECTED_KEY);
  if (canonical) {
    if (pathname !== canonical && normalPath === normalizedPath(canonical)) {
      history.replaceState(history.state, '', siteAddress(canonical, search + hash));
    }
  } else if (
    decoded(currentPath, decodeURI) !== normalPath &&
    // These characters must stay escaped in an address.
    siteAddress(normalPath) !== currentPath &&
    triedPath !== normalPath &&
    // Prevents a loop where storage is denied.
    document.referrer.split(/[?#]/)[0] !== origin + pathname
  ) {
    writeItem('session', REDIRECTED_KEY, normalPath);
    location.replace(siteAddress(normalPath, search + hash));
  }
}

function escapePercent(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replace(/%/g, '%25');
  }
}

/**
 * Replaces an address that Docusaurus 3.10.2 cannot show: it decodes path and hash, crashes where that fails, as in `/100%` or `#50%`,
 * and turns `//example.org` and `/%09/example.org` into links to other sites.
 */
export function replaceMalformedAddress(): void {
  const {pathname, search, hash} = location;
  const address = siteAddress(pathname, search + escapePercent(hash));
  if (address !== pathname + search + hash) history.replaceState(history.state, '', address);
}
