import {parseHtml, selectOne} from '../../src/lib/html/tree';
import {openSearch, type Search} from '../../src/search';
import {type ContentIndex, contentIndexBeside} from '../../src/static-first';

/**
 * Opens the search of a language with the files that its home page leads to.
 * @param get the text of an address
 * @param below the address of the home page
 */
export async function openSiteSearch(
  get: (address: string) => Promise<string>,
  below: string,
): Promise<Search['search']> {
  const scripts = selectOne('#page-assets', parseHtml(await get(below)))?.attribs['data-scripts'];
  const index = contentIndexBeside(scripts?.split(' ').at(-1) ?? '');
  const {search: root = ''} = JSON.parse(await get(index ?? below)) as ContentIndex;
  return openSearch(await get(`${below}search/${root}`)).search;
}
