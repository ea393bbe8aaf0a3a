import {readPages, type WrittenPage, type WrittenPages} from '../manual/page/readPages';
import {listPageRefs} from '../site/pages';
import {structureOf, type PageStructure} from './pageStructure';
import {blocksOf, type Block} from './prose';

/** A page with everything that the rules look at. */
export interface CheckedPage extends WrittenPage {
  readonly blocks: readonly Block[];
  readonly structure: PageStructure;
}

export interface CheckedSite extends WrittenPages {
  readonly pages: readonly CheckedPage[];
}

/** Adds the data for the rules. They are found when a rule asks for them: the rules that stop a build do not. */
export const toCheckedSite = (source: WrittenPages): CheckedSite => ({
  ...source,
  pages: source.pages.map((page) => {
    let blocks: CheckedPage['blocks'] | undefined;
    let structure: PageStructure | undefined;
    return {
      ...page,
      get blocks() {
        return (blocks ??= blocksOf(page));
      },
      get structure() {
        return (structure ??= structureOf(page.tree));
      },
    };
  }),
});

/** Reads every page and the catalogue. Throws when the catalogue cannot be read. */
export const readContent = async (siteDir: string): Promise<CheckedSite> =>
  toCheckedSite(await readPages(siteDir, listPageRefs(siteDir), {baseUrl: '/'}));
