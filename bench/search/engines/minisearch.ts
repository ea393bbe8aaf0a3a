import {readFileSync} from 'node:fs';
import {fold} from '../../../src/lib/text';
import {buildSync} from 'esbuild';
import {benchFolder, importPackage} from '../../shared/packages';
import {type Analyzer, createAnalyzer, parseSynonyms, readLanguage, synonymsFile} from '../../../src/search';
import {type Engine, type Found, wireBytes} from './engine';

/** The part of MiniSearch that is used here. */
interface Index {
  readonly addAll: (documents: readonly object[]) => void;
  readonly search: (query: string) => Required<Found>[];
}
type MiniSearch = new (options: object) => Index;

function libraryCode(): Buffer {
  const stdin = {contents: "export {default} from 'minisearch'", resolveDir: benchFolder};
  const {outputFiles} = buildSync({stdin, bundle: true, minify: true, format: 'esm', write: false});
  return Buffer.from(outputFiles[0]?.contents ?? '');
}

/** The number of results that a search box shows. */
const SHOWN = 5;

/** Weights with the best results for the queries that the site was tuned to. */
const BOOST = {title: 4, heading: 3, names: 3, keywords: 2, messages: 2, synonyms: 0.7, text: 1};

/** The readers' words for the terms in a text, and their names for its address. */
function readersWords(language: string, {stem, contentWords}: Analyzer) {
  const file = synonymsFile(language);
  const synonyms = parseSynonyms(readFileSync(file, 'utf8'), file);
  const terms = synonyms
    .filter(({canonical}) => !canonical.startsWith('/'))
    .map(({canonical, variants}) => ({stems: contentWords(canonical).map(stem), variants}));
  const spelledOnce = (address: string): string => address.replace(/\/(?=#|$)/, '').replace(/#$/, '');
  const names = new Map(synonyms.map(({canonical, variants}) => [spelledOnce(canonical), variants]));
  return {
    synonymsOf: (text: string) => {
      const stems = new Set(contentWords(text).map(stem));
      return terms.flatMap((term) => (term.stems.every((each) => stems.has(each)) ? term.variants : [])).join('\n');
    },
    namesOf: (address: string) => (names.get(spelledOnce(address)) ?? []).join('\n'),
  };
}

/**
 * MiniSearch at its best: a document for each section, with the folding, stemming and stop words of this site, its names, synonyms and
 * messages, and fuzzy and prefix search.
 */
export const minisearch: Engine = {
  async build(pages, language) {
    const {default: MiniSearch} = (await importPackage('minisearch')) as {default: MiniSearch};
    const analyzer = createAnalyzer(readLanguage(language).rules);
    const {words, stem, isStop} = analyzer;
    const {synonymsOf, namesOf} = readersWords(language, analyzer);
    const index = new MiniSearch({
      fields: Object.keys(BOOST),
      storeFields: ['url', 'heading'],
      tokenize: words,
      processTerm: (word: string) => (isStop(word) ? null : stem(word)),
      searchOptions: {
        boost: BOOST,
        prefix: (_word: string, at: number, all: string[]) => at === all.length - 1,
        fuzzy: (word: string) => (fold(word).length < 5 ? 1 : 2),
        maxFuzzy: 2,
      },
    });
    index.addAll(
      pages.flatMap(({url, title, keywords = [], sections, messages = []}) =>
        sections.map(({id, heading, text}, at) => ({
          id: `${url}#${id}`,
          url,
          title,
          heading,
          text,
          names: namesOf(`${url}#${id}`),
          synonyms: synonymsOf([title, heading, text].join('\n')),
          // Keywords belong to the page and not to its sections.
          keywords: at === 0 ? keywords.join('\n') : '',
          messages: at === 0 ? messages.map((message) => message.text).join('\n') : '',
        })),
      ),
    );
    return () => ({
      bytes: wireBytes(libraryCode()) + wireBytes(JSON.stringify(index)),
      search: (query) => {
        const best = new Map<string, Found>();
        for (const {url, heading} of index.search(query)) if (!best.has(url)) best.set(url, {url, heading});
        return [...best.values()].slice(0, SHOWN);
      },
    });
  },
};
