import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {textContent} from 'domutils';
import {parseHtml} from '../../src/lib/html/parse';
import {selectOne} from '../../src/lib/html/select';
import {hostingModel} from '../model';
import {openSiteSearch} from '../model/openSiteSearch';
import type {BuiltSite} from './findGaps';

/**
 * Opens a build for questions: its pages by address and title, and its search in each language.
 * @throws as `hostingModel` does
 */
export async function openBuild(build: string): Promise<BuiltSite> {
  const {site, read} = hostingModel(build);
  const textAt = async (address: string) => {
    const page = site.pages.find(({path}) => path === address)?.file;
    return readFileSync(join(build, page ?? address.slice(site.base.length)), 'utf8');
  };
  const openSearchBelow = async (below: string) => {
    const search = await openSiteSearch(textAt, below);
    return (words: string) => {
      const [first] = search(words).results;
      return first && {href: below + first.url.slice(1), score: first.score};
    };
  };
  const searches = await Promise.all(site.notFound.map(({below}) => openSearchBelow(below)));
  return {
    base: site.base,
    pages: site.pages.map(({path, file}) => ({
      href: path,
      title: textContent(selectOne('title', parseHtml(read(file))) ?? []),
    })),
    answerTo: (words) => {
      const answers = searches.flatMap((answer) => answer(words) ?? []);
      return answers.sort((a, b) => b.score - a.score)[0]?.href;
    },
  };
}
