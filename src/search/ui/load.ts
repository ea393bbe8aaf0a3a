import {fetchFile, pageAssets} from '../../static-first';
import type {Candidate} from '../../ui/NearestPage/nearest';
import type {Search} from '../core/search';
import type * as results from './Results';

/** The lazy chunk with results and engine, and the open index. */
export type Loaded = typeof results & Search;

/** The bundler's error has the address of the script, but not the status: the server says whether it is gone. */
async function reasonOf(error: unknown): Promise<unknown> {
  const {request} = error as {request?: string};
  return request === undefined
    ? error
    : fetchFile(request, 'the script of the search', {method: 'HEAD'}).catch((reason: unknown) => reason);
}

async function requestSearch(base: string): Promise<Loaded> {
  // The pages of `npm start` have no name for it: the name there never changes (src/search/plugin).
  const index = fetchFile(`${base}search/${pageAssets()?.searchIndex ?? 'index.json'}`, 'the search index');
  const text = index.then((response) => response.text());
  const [module, content] = await Promise.all([import(/* webpackChunkName: "search" */ './Results'), text]);
  return {...module, ...module.openSearch(content)};
}

let searchRequest: Promise<Loaded> | undefined;

/**
 * Loads the results with the engine, and at the same time the index of this page's locale. Loads them once, or again after a failure.
 * @param base base URL of the locale
 * @throws a `GoneError` when a file is gone, as after a deploy, or another error
 */
export function loadSearch(base: string): Promise<Loaded> {
  searchRequest ??= requestSearch(base).catch(async (error: unknown) => {
    searchRequest = undefined;
    throw await reasonOf(error);
  });
  return searchRequest;
}

/**
 * Searches for the words of an address that was not found; loads the search for it. Returns nothing when no result is certain enough,
 * or when the search fails to load.
 *
 * @param words the words of the address, separated by spaces
 * @param base base URL of the locale
 */
export async function suggestPage(words: string, base: string): Promise<Candidate | undefined> {
  try {
    const {search, confidentResult} = await loadSearch(base);
    // The space marks the last word as complete.
    return confidentResult(search(`${words} `, 1), base);
  } catch {
    return undefined;
  }
}
