import {openSearch, type Search} from '../../engine/search';
import {POINTER} from '../../plugin/indexPointer';

let opened: Promise<Search> | undefined;

/** The name of the root file of the index, from the page's `<meta>`; nothing in `npm start` before the first build. */
export function indexRootName(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${POINTER}"]`)?.content;
}

/** A file of the index that is gone from the server: this page is older than the site. */
export class IndexGoneError extends Error {}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    const message = `${address}: expected the search index, found status ${response.status}`;
    throw [404, 410].includes(response.status) ? new IndexGoneError(message) : new Error(message);
  }
  return response.text();
}

/**
 * Opens the index of this page's locale, once; after a failure, again.
 * @param base base URL of the locale
 */
export function openSiteIndex(base: string): Promise<Search> {
  opened ??= openSearch((name) => fetchText(`${base}search/${name}`), indexRootName() ?? '');
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}
