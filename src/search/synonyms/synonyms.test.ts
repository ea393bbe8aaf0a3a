import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {createAnalyser} from '../language/analysis';
import {es} from '../language/es';
import {parseSynonyms, writeSynonyms} from './parse';

describe('a synonyms file', () => {
  it('gives the words of the pages and those of the readers', () => {
    expect(parseSynonyms('# note\n\nrecarga: saldo, tiempo aire\n', 'es.txt')).toEqual([
      {said: 'recarga', readersSay: ['saldo', 'tiempo aire']},
    ]);
  });

  it.each(['recarga', 'recarga:', ': saldo', 'recarga: saldo: plata'])(
    'names file, line and remedy when it reads "%s"',
    (line) => {
      expect(() => parseSynonyms(`# first\n${line}`, 'es.txt')).toThrow(
        /es\.txt:2: expected .* found ".*"\. Write one thing a line/,
      );
    },
  );

  it('leaves out what no page says', () => {
    const synonyms = parseSynonyms('recarga: saldo\nnube: cielo', 'es.txt');
    expect(writeSynonyms(synonyms, createAnalyser(es), (stem) => stem === 'recarg')).toBe('recarg=sald');
  });

  it.each(['es', 'en'])('is well formed for %s, with each thing once', (language) => {
    const file = join(__dirname, `${language}.txt`);
    const things = parseSynonyms(readFileSync(file, 'utf8'), file).map(({said}) => said);
    expect(things.length).toBeGreaterThan(50);
    expect(things.filter((thing, at) => things.indexOf(thing) !== at)).toEqual([]);
  });
});
