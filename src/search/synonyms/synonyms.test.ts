import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {parseSynonyms} from './parse';

it.each(['recarga', 'recarga:', ': saldo', 'recarga: saldo: plata'])(
  'a line "%s" is named with what is right',
  (line) => {
    const parse = () => parseSynonyms(`# first\n${line}`, 'es.txt');
    expect(parse).toThrow(/es\.txt:2: expected .* found ".*"\. Write one term per line/);
  },
);

it.each(['es', 'en'])('the synonyms of %s are well formed, with each term once', (language) => {
  const file = join(__dirname, `${language}.txt`);
  const terms = parseSynonyms(readFileSync(file, 'utf8'), file).map(({canonical}) => canonical);
  expect(terms.length).toBeGreaterThan(50);
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
});
