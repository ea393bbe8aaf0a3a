import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {textContent} from 'domutils';
import {parseHtml, selectOne} from '../../src/lib/html/tree';
import {hostingModel} from '../model';
import {openSiteSearch} from '../smoke/openSiteSearch';
import type {BuiltLanguage} from './findGaps';

/**
 * Opens a build for questions: the pages of each language by address and title, and its search.
 * @throws as `hostingModel` does
 */
export async function openBuild(build: string): Promise<BuiltLanguage[]> {
  const {site, read} = hostingModel(build);
  const textAt = async (address: string) => {
    const page = site.pages.find(({path}) => path === address)?.file;
    return readFileSync(join(build, page ?? address.slice(site.base.length)), 'utf8');
  };
  const pages = site.pages.map(({path, file}) => ({
    href: path,
    title: textContent(selectOne('title', parseHtml(read(file))) ?? []),
    below: site.notFound.find(({below}) => path.startsWith(below))?.below,
  }));
  return Promise.all(
    site.notFound.map(async ({below}) => {
      const search = await openSiteSearch(textAt, below);
      return {
        below,
        pages: pages.filter((page) => page.below === below),
        answerTo: (words) => {
          const [first] = search(words).results;
          return first && {href: below + first.url.slice(1), score: first.score};
        },
      };
    }),
  );
}
