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
 * Escapes a path or hash that cannot be decoded, such as `/100%` or `#50%`: Docusaurus 3.10.2 decodes both and crashes. Repeated
 * slashes, also backslashes and escaped ones, become one: the router would make a link to another site of `//example.org`.
 */
export function escapeMalformedAddress(): void {
  const {pathname, search, hash} = location;
  const path = escapePercent(pathname).replace(/(\/|%5c)+/gi, '/');
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
