import {fold} from '../../../src/lib/text';
import {buildSync} from 'esbuild';
import {benchFolder, importPackage} from '../../shared/packages';
import {readLanguage} from '../../../src/search';
import {createAnalyzer} from '../../../src/search/core/analyzer';
import {type Engine, wireBytes} from './engine';

/** The part of MiniSearch that is used here. */
interface Index {
  readonly addAll: (documents: readonly object[]) => void;
  readonly search: (query: string) => {id: unknown}[];
}
type MiniSearch = new (options: object) => Index;

function libraryCode(): Buffer {
  const stdin = {contents: "export {default} from 'minisearch'", resolveDir: benchFolder};
  const {outputFiles} = buildSync({stdin, bundle: true, minify: true, format: 'esm', write: false});
  return Buffer.from(outputFiles[0]?.contents ?? '');
}

/** Answers that a box shows. */
const SHOWN = 5;

/** MiniSearch at its best: with the folding, stemming and stop words of this site, fuzzy and prefix search. */
export const minisearch: Engine = {
  async build(pages, language) {
    const {default: MiniSearch} = (await importPackage('minisearch')) as {default: MiniSearch};
    const {words, stem, isStop} = createAnalyzer(readLanguage(language).rules);
    const options = {
      idField: 'url',
      fields: ['title', 'headings', 'text'],
      storeFields: ['title'],
      tokenize: words,
      processTerm: (word: string) => (isStop(word) ? null : stem(word)),
      searchOptions: {
        boost: {title: 4, headings: 2},
        prefix: (_word: string, at: number, all: string[]) => at === all.length - 1,
        fuzzy: (word: string) => (fold(word).length < 5 ? 1 : 2),
        maxFuzzy: 2,
      },
    };
    const index = new MiniSearch(options);
    index.addAll(
      pages.map(({url, title, sections}) => ({
        url,
        title,
        headings: sections.map(({heading}) => heading).join('\n'),
        text: sections.map(({text}) => text).join('\n'),
      })),
    );
    return () => ({
      bytes: wireBytes(libraryCode()) + wireBytes(JSON.stringify(index)),
      search: (query) =>
        index
          .search(query)
          .slice(0, SHOWN)
          .map(({id}) => ({url: String(id)})),
    });
  },
};
