import {parseHtml, selectOne} from '../../src/lib/html/tree';
import {openSearch, type Search} from '../../src/search';

/**
 * Opens the search of a language with the files that its home page leads to.
 * @param get the text of an address
 * @param below the address of the home page
 */
export async function openSiteSearch(
  get: (address: string) => Promise<string>,
  below: string,
): Promise<Search['search']> {
  const root = selectOne('#page-assets', parseHtml(await get(below)))?.attribs['data-search'];
  return openSearch(await get(`${below}search/${root}`)).search;
}
