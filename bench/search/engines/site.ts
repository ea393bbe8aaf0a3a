import {readFileSync} from 'node:fs';
import {buildSync} from 'esbuild';
import {buildIndex, openSearch, parseSynonyms} from '../../../src/search';
import {rulesOf} from '../rules';
import {type Engine, sizes} from './engine';

function engineCode(): Buffer {
  const {outputFiles} = buildSync({
    entryPoints: ['src/search/core/search.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    write: false,
  });
  return Buffer.from(outputFiles[0]?.contents ?? '');
}

/** The engine of this site. */
export const site: Engine = {
  build(pages, language) {
    const file = `src/search/synonyms/${language}.txt`;
    const index = buildIndex({
      pages,
      synonyms: parseSynonyms(readFileSync(file, 'utf8'), file),
      rules: rulesOf[language],
    });
    const sizeOf = sizes();
    return Promise.resolve({
      async visit() {
        const traffic = {bytes: sizeOf('engine', engineCode) + sizeOf('index', () => index), requests: 2};
        const {search} = openSearch(index);
        return {
          traffic,
          search: async (query) =>
            search(query).results.map(({url, headings}) => ({url, heading: headings[0]?.text ?? ''})),
        };
      },
    });
  },
};
