import {openSearch, type Search} from '../../engine/search';
import {contentIndex, fetchFile} from '../../../startup/client/contentIndex';
import {POINTER} from '../../plugin/indexPointer';

let opened: Promise<Search> | undefined;

/** There is no index: `npm start` before the first build. */
export class NoIndexError extends Error {}

/**
 * The name of the root file of the index: in the content index, in `npm start` in the page's `<meta>`.
 * @throws `NoIndexError` when nothing is named
 */
async function indexRootName(): Promise<string> {
  const pointer = document.querySelector<HTMLMetaElement>(`meta[name="${POINTER}"]`);
  const name = pointer?.content ?? (await contentIndex()).search;
  if (name === undefined) throw new NoIndexError('expected the name of a search index, found none');
  return name;
}

const fetchText = async (address: string) => (await fetchFile(address, 'the search index')).text();

/**
 * Opens the index of this page's locale, once; after a failure, again.
 * @param base base URL of the locale
 */
export function openSearchIndex(base: string): Promise<Search> {
  opened ??= indexRootName().then((root) => openSearch((name) => fetchText(`${base}search/${name}`), root));
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}
