import {readFileSync} from 'node:fs';
import {buildSync} from 'esbuild';
import {buildIndex, openSearch, parseSynonyms, readLanguage} from '../../../src/search';
import {pathWithoutLocale} from '../../../src/site/pages';
import {type Engine, wireBytes} from './engine';

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
      rules: readLanguage(language).rules,
      pathOf: pathWithoutLocale,
    });
    return Promise.resolve(() => {
      const {search} = openSearch(index);
      return {
        bytes: wireBytes(engineCode()) + wireBytes(index),
        search: (query) => search(query).results.map(({url, headings}) => ({url, heading: headings[0]?.text ?? ''})),
      };
    });
  },
};
