import {expect, it} from 'vitest';
import {openFor, page} from '../testing/manual';
import {parseSynonyms} from '../synonyms/parse';
import {nameSections} from './nameSections';

const pages = [
  page('/docs/help/', 'Pide ayuda', {'': 'Escribe.', 'Creo que es una estafa': 'No pagues.', Contacto: 'Llama.'}),
  page('/docs/orders/', 'Tus pedidos', {'': 'Mira el engaño.'}),
];
const text = '/docs/help/#id-1: engaño, me mintieron\n/docs/help/#gone: nada\npedido: compra';

it('names of an address are found as if they stood in the heading of that section, and are no synonyms', async () => {
  const {search} = await openFor(pages, {synonyms: nameSections(pages, parseSynonyms(text, 'test'))});
  expect((await search('engaño ')).results[0]).toMatchObject({url: '/docs/help/', headings: [{id: 'id-1'}]});
  expect((await search('mintieron ')).results[0]).toMatchObject({url: '/docs/help/', headings: [{id: 'id-1'}]});
  expect((await search('compra ')).results[0]?.url).toBe('/docs/orders/');
});

it('a name is found with words between its own, in their order, and one in quotes only as it stands', async () => {
  const synonyms = nameSections(
    pages,
    parseSynonyms('/docs/help/#id-1: me mintieron ayer ellos, "lo que es"\n/docs/help/#id-2: pedido perdido', 'test'),
  );
  const {search} = await openFor(pages, {synonyms});
  expect((await search('pedido que está perdido ')).results[0]).toMatchObject({headings: [{id: 'id-2'}]});
  expect((await search('quiero lo que es ')).results[0]).toMatchObject({headings: [{id: 'id-1'}]});
});

it('a whole name leads to its section before pages that have a word of it in their title', async () => {
  const others = [page('/docs/pay/', 'Paga tu pedido', {'': 'No te deja.'}), ...pages];
  const synonyms = nameSections(others, parseSynonyms('/docs/help/#id-2: no me deja pagar', 'test'));
  const {search} = await openFor(others, {synonyms});
  expect((await search('no me deja pagar ')).results[0]).toMatchObject({url: '/docs/help/', headings: [{id: 'id-2'}]});
});
