import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseSynonyms} from './parse';

describe('a synonyms file', () => {
  it.each(['recarga', 'recarga:', ': saldo', 'recarga: saldo: plata'])(
    'reports file, line and correction for "%s"',
    (line) => {
      expect(() => parseSynonyms(`# first\n${line}`, 'es.txt')).toThrow(
        /es\.txt:2: expected .* found ".*"\. Write one term per line/,
      );
    },
  );

  it.each(['es', 'en'])('is well formed for %s, with each term once', (language) => {
    const file = join(__dirname, `${language}.txt`);
    const terms = parseSynonyms(readFileSync(file, 'utf8'), file).map(({canonical}) => canonical);
    expect(terms.length).toBeGreaterThan(50);
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
  });
});
