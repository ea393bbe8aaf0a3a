import {describe, expect, it} from 'vitest';
import {createAnalyzer} from '../language/analyzer';
import {es} from '../language/es';
import {parseSynonyms} from '../synonyms/parse';
import {page} from '../testing/manual';
import {encodeNames, encodeSynonyms} from './encodeSynonyms';

const analyzer = createAnalyzer(es);
const encode = (text: string, isKnown = (_: string): boolean => true) =>
  encodeSynonyms(parseSynonyms(text, 'es.txt'), analyzer, isKnown);

describe('synonyms of terms', () => {
  it('are kept without stop words, one of each stem', () => {
    expect(encode('enviar dinero: hacer un giro, hacer giros, remesas')).toEqual([['envi diner', 'giros', 'remesas']]);
  });

  it('are kept as they stand in quotes, folded', () => {
    expect(encode('ayuda: "hablar con ella", "hablar con él"')).toEqual([
      ['ayud', '"hablar con ella', '"hablar con el'],
    ]);
  });

  it('are left out where no page has the term', () => {
    expect(encode('recarga: saldo\nnube: cielo', (stem) => stem === 'recarg')).toEqual([['recarg', 'saldo']]);
  });
});

describe('names of answers', () => {
  const pages = [page('/docs/a', 'Una página'), page('/docs/help/', 'Pide ayuda', {'': 'Escribe.', Estafa: 'Llama.'})];
  const encodeFor = (text: string) => encodeNames(parseSynonyms(text, 'es.txt'), pages, analyzer);

  it('refer to a section by its number, or to the top of a page', () => {
    expect(encodeFor('/docs/help/#id-1: fraude\n/docs/help/: auxilio')).toEqual([
      [1, 1, 'fraude'],
      [1, 0, 'auxilio'],
    ]);
  });

  it('of an address that no page has are left out', () => {
    expect(encodeFor('/docs/gone/: nada\n/docs/help/#gone: nada')).toEqual([]);
  });
});
