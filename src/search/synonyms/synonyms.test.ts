import {expect, it} from 'vitest';
import {parseSynonyms} from './parse';

it.each(['recarga', 'recarga:', ': saldo', 'recarga: saldo: plata'])(
  'a line "%s" is named with what is right',
  (line) => {
    const parse = () => parseSynonyms(`# first\n${line}`, 'es.txt');
    expect(parse).toThrow(/es\.txt:2: expected .* found ".*"\. Write one term per line/);
  },
);

it('a term that has a line already is named with both lines', () => {
  const parse = () => parseSynonyms('saldo: plata\nrecarga: crédito\nsaldo: dinero', 'es.txt');
  expect(parse).toThrow('es.txt:3: "saldo" has its words in line 1.');
});
