import {siteAddress} from '../siteAddress';

function escapePercent(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

export function replaceMalformedAddress(): void {
  const {pathname, search, hash} = location;
  const address = siteAddress(pathname, search + escapePercent(hash));
  if (address !== pathname + search + hash) history.replaceState(history.state, '', address);
}

/**
 * Replaces an address that Docusaurus 3.10.2 cannot show: it decodes path and hash, crashes where that fails, as in `/100%` or `#50%`, and
 * makes links to other sites of `//example.org` and of `/%09/example.org`.
 */
export function replaceMalformedAddresses(): void {
  replaceMalformedAddress();
  // Before the listener of the router for the same event.
  addEventListener('popstate', replaceMalformedAddress, true);
}
