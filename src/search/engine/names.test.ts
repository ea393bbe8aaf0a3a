import {expect, it} from 'vitest';
import {manual, openFor} from '../../../e2e/support/searchIndex';
import {parseSynonyms} from '../synonyms/parse';

it('a question in other words leads to the section with the nearest name', async () => {
  const synonyms = parseSynonyms('/docs/orders#id-1: me arrepentí y lo quiero echar para atrás', 'test');
  const {search} = await openFor(manual, {synonyms});
  const [first] = search('compre algo malo ayer, me arrepenti, echenlo atras ').results;
  expect(first?.url).toBe('/docs/orders');
  expect(first?.headings[0]?.id).toBe('id-1');
});
