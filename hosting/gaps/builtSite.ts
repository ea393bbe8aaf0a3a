import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {textContent} from 'domutils';
import {openSearch} from '../../src/search/engine/search';
import {contentIndexBeside, type ContentIndex} from '../../src/startup/contentIndexFile';
import {parseHtml} from '../../src/lib/html/parse';
import {selectOne} from '../../src/lib/html/select';
import {hostingModel} from '../model';
import type {BuiltSite} from './findGaps';

/**
 * Opens a build for questions: its pages by address and title, and its search in each language.
 * @throws as `hostingModel` does
 */
export async function openBuild(build: string): Promise<BuiltSite> {
  const {site, read} = hostingModel(build);
  const fileAt = (address: string) => readFileSync(join(build, address.slice(site.base.length)), 'utf8');
  const openSearchBelow = async (below: string) => {
    const home = site.pages.find(({path}) => path === below)?.file ?? '';
    const scripts = selectOne('#page-assets', parseHtml(read(home)))?.attribs['data-scripts'];
    const {search: root = ''} = JSON.parse(
      fileAt(contentIndexBeside(scripts?.split(' ').at(-1) ?? '') ?? ''),
    ) as ContentIndex;
    const {search} = await openSearch(async (name) => fileAt(`${below}search/${name}`), root);
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
