/** Escapes a hash that cannot be decoded, such as `#50%`. Docusaurus 3.10.2 decodes it after every navigation and crashes. */
export function escapeMalformedHash(): void {
  const {hash} = location;
  try {
    decodeURIComponent(hash);
  } catch {
    history.replaceState(history.state, '', hash.replaceAll('%', '%25'));
  }
}

if (typeof window !== 'undefined') {
  // This module runs before the router reads the address; the listener runs before the router's for the same event.
  escapeMalformedHash();
  addEventListener('popstate', escapeMalformedHash, true);
}
