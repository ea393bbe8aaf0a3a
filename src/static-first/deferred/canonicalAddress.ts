import {decoded, normalizedPath, siteAddress} from '../siteAddress';
import {takeItem, writeItem} from '../inline/storage';

/** Session item: the clean path that was tried last. */
const REDIRECTED_KEY = 'hydration.redirected';

/** @returns the path of the page's canonical address; undefined on the not-found page, which has none. */
function canonicalPath(): string | undefined {
  const href = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return href && new URL(href).pathname;
}

/**
 * Makes address, canonical link and router agree before hydration: `.html`, `/index.html`, the other trailing slash form, repeated
 * or escaped slashes, invisible characters, marks at the end and capital letters are replaced by the canonical path, with query and
 * hash. Docusaurus
 * 3.10.2 shows the page of some of these addresses and none for others, whatever the host has answered: the page would be
 * rendered without its styles, with a hydration error. On the not-found page the address may be another spelling of an
 * existing page: its normalized path is tried once.
 */
export function replaceWithCanonicalAddress(): void {
  const canonical = canonicalPath();
  const {origin, protocol, pathname, search, hash} = location;
  // A page that was saved to disk has the address of its file.
  if (protocol === 'file:') return;
  const normalized = normalizedPath(pathname);
  const current = pathname.replace(/\/$/, '');
  const tried = takeItem('session', REDIRECTED_KEY);
  if (canonical) {
    if (pathname !== canonical && normalized === normalizedPath(canonical)) {
      history.replaceState(history.state, '', siteAddress(canonical, search + hash));
    }
  } else if (
    decoded(current, decodeURI) !== normalized &&
    // What must stay escaped in an address.
    siteAddress(normalized) !== current &&
    tried !== normalized &&
    // Prevents a loop where storage is denied.
    document.referrer.split(/[?#]/)[0] !== origin + pathname
  ) {
    writeItem('session', REDIRECTED_KEY, normalized);
    location.replace(siteAddress(normalized, search + hash));
  }
}
