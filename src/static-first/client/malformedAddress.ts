import {singleSlashes} from '../../site-model/cleanPath';

function canBeDecoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const escapePercent = (text: string) => (canBeDecoded(text) ? text : text.replaceAll('%', '%25'));

/**
 * Escapes a path or hash that cannot be decoded, such as `/100%` or `#50%`: Docusaurus 3.10.2 decodes both and crashes. Of
 * repeated slashes one is left: the router would make a link to another site of `//example.org`.
 */
export function escapeMalformedAddress(): void {
  const {pathname, search, hash} = location;
  const path = singleSlashes(escapePercent(pathname));
  const escapedHash = escapePercent(hash);
  if (path !== pathname || escapedHash !== hash) {
    history.replaceState(history.state, '', path + search + escapedHash);
  }
}

if (typeof window !== 'undefined') {
  // This module runs before the router reads the address; the listener runs before the router's for the same event.
  escapeMalformedAddress();
  addEventListener('popstate', escapeMalformedAddress, true);
}
