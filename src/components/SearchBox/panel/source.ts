import {openSearch, type Search} from '../../../search/query/search';
import {NO_INDEX, POINTER} from '../../../plugins/search/pointerName';

let opened: Promise<Search> | undefined;

/** The root file of the index, as the build wrote it into the page; nothing in `npm start` before the first build. */
export function rootName(): string | undefined {
  const name = document.querySelector<HTMLMetaElement>(`meta[name="${POINTER}"]`)?.content;
  return name === NO_INDEX ? undefined : name;
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: expected the search index, found status ${response.status}`);
  }
  return response.text();
}

/**
 * The search of this page's language, opened once; again after a failure.
 * @param base base URL of the language
 */
export function openSite(base: string): Promise<Search> {
  opened ??= openSearch((name) => fetchText(`${base}search/${name}`), rootName() ?? '');
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}
