import {describe, expect, it} from 'vitest';
import {FORMAT_VERSION} from '../format/searchIndex';
import {manual, openFor, page} from '../../../e2e/support/searchIndex';
import {openSearch} from './search';

describe('words with missing, additional or diminutive parts', () => {
  it.each([
    ['without a space', 'eliminarcuenta', '/docs/faq', 'eliminar cuenta'],
    ['with an additional space', 'contra seña', '/docs/password', 'contraseña'],
  ])('%s are corrected, and the correction is reported', (_, query, url, used) => {
    const {search} = openFor(manual);
    const {results, corrections} = search(`${query} `);
    expect(results[0]?.url).toBe(url);
    expect(corrections).toEqual([{typed: query, used}]);
  });

  it('in the diminutive are the same words, which is no correction', () => {
    const {search} = openFor(manual);
    const {results, corrections} = search('platita ');
    expect(results[0]?.url).toBe('/docs/services/remittances');
    expect(corrections).toEqual([]);
  });
});

it('a page that is called by the words is opened at its top, whatever its headings have', () => {
  const {search} = openFor([
    page('/docs/delete', 'Elimina tu cuenta', {'': 'Lee.', 'Quiero mis datos sin eliminar la cuenta': 'Escribe.'}),
  ]);
  expect(search('eliminar cuenta ').results[0]?.headings).toEqual([]);
});

it('corrects an unknown word, and never a word of the language', () => {
  const {search} = openFor(manual, {commonWords: ['recarta']});
  expect(search('recarta ').results).toEqual([]);
  const {corrections} = openFor(manual).search('recarta ');
  expect(corrections).toEqual([{typed: 'recarta', used: 'recarga'}]);
});

it('does not call a word with an ending corrected', () => {
  const {search} = openFor(manual);
  const {results, corrections} = search('saldos telefonicos plans recargass ');
  expect(results[0]?.url).toBe('/docs/services/mobile');
  expect(corrections.map(({typed}) => typed)).not.toContain('recargass');
});

describe('a question that several pages answer', () => {
  const twice = ['/docs/orders', '/docs/help'].map((url) =>
    page(url, `Página ${url}`, {'Me cobraron dos veces': 'Mira tus pedidos.', Pasos: 'Toca.'}),
  );

  it('is one result, which names the other page', () => {
    const {search} = openFor([...manual, ...twice]);
    const [first, ...others] = search('me cobraron dos veces ').results;
    const places = first?.places.map(({url}) => url) ?? [];
    expect([first?.url, ...places].sort()).toEqual(['/docs/help', '/docs/orders']);
    expect(others.flatMap(({headings}) => headings.map(({text}) => text))).not.toContain('Me cobraron dos veces');
  });

  it('is not the heading of the steps, which every task has', () => {
    const tasks = ['/a', '/b'].map((url) => ({
      url,
      title: `Tarea ${url}`,
      sections: [{heading: 'Pasos', id: 'steps', text: 'Elige la masa.'}],
    }));
    const {search} = openFor(tasks);
    expect(search('masa ').results).toHaveLength(2);
  });
});

it('leaves out a page with few of the words when another has all of them in its title', () => {
  const {search} = openFor([
    ...manual,
    page('/blog/family', 'Noticias', {'': 'Una familia y su mercado, en un pedido.'}),
    page('/blog/password', 'Cuida lo tuyo', {'': 'Cambia tu contraseña cada año.'}),
  ]);
  const urls = (query: string) => search(query).results.map(({url}) => url);
  expect(urls('cambia contraseña actual ')).not.toContain('/blog/family');
  expect(urls('contraseña ')).toContain('/blog/password');
});

it('shows a page about removing something first only when the query asks for that', () => {
  const {search} = openFor([
    page('/docs/delete', 'Elimina tu cuenta', {'': 'La cuenta suspendida, la cuenta.'}),
    page('/docs/help', 'Ayuda con una cuenta nueva', {'': 'Escribe.'}),
  ]);
  expect(search('mi cuenta ').results[0]?.url).toBe('/docs/help');
  expect(search('elimino mi cuenta ').results[0]?.url).toBe('/docs/delete');
});

describe('the first letter of a query', () => {
  it('is answered with the words that begin with it', () => {
    const {search} = openFor(manual);
    const urls = search('c').results.map(({url}) => url);
    expect(urls).toContain('/docs/contacts');
    expect(urls).toContain('/docs/password');
  });

  it('completes no single letter beside other words', () => {
    const {search} = openFor(manual);
    const [alone, beside] = [search('reembolso '), search('reembolso c')];
    expect(beside.results.map(({url}) => url)).toEqual(alone.results.map(({url}) => url));
  });
});

describe('a query', () => {
  it('finds nothing for a word that no page has', () => {
    const {search} = openFor(manual);
    expect(search('hipopótamo')).toMatchObject({results: [], corrections: []});
  });

  it.each(['', '   ', '¿?', '😀'])('finds nothing for "%s"', (query) => {
    expect(openFor(manual).search(query).results).toEqual([]);
  });

  it('marks the words that matched, also in other forms', () => {
    const {search} = openFor(manual);
    const {mark} = search('cambiando contrasena');
    expect(
      mark('Cambia tu contraseña')
        .filter(({match}) => match)
        .map(({text}) => text),
    ).toEqual(['Cambia', 'contraseña']);
    expect(
      mark('Cambia tu contraseña')
        .map(({text}) => text)
        .join(''),
    ).toBe('Cambia tu contraseña');
  });

  it('marks no stop words, unless the query has nothing else', () => {
    const {search} = openFor([page('/docs/como', 'Cómo va tu comida', {}, ['no llega'])]);
    const marked = (query: string) =>
      search(query)
        .mark('Cómo va tu comida, si no llega')
        .flatMap(({text, match}) => (match ? [text] : []));
    // The stem of both is com.
    expect(marked('comida ')).toEqual(['comida']);
    expect(marked('no llega ')).toEqual(['llega']);
    expect(marked('cómo ')).toContain('Cómo');
  });

  it('is certain of a page only when it is about each word, as it was typed', () => {
    const {search} = openFor(manual);
    const isCertain = (query: string) => search(query).results[0]?.isCertain;
    expect(isCertain('devolución ')).toBe(true);
    expect(isCertain('saldo ')).toBe(true);
    expect(isCertain('recarga mayúsculas ')).toBe(false);
    expect(isCertain('devolusion ')).toBe(false);
    expect(isCertain('no ')).toBe(false);
  });

  it('treats the last word as complete once a space follows', () => {
    const {search} = openFor(manual);
    expect(search('reembo').results[0]?.url).toBe('/docs/orders');
    expect(search('re ').results).toEqual([]);
  });
});

/** A page about pizza whose first section has two steps. */
const described = {
  url: '/docs/pizza',
  title: 'Pide una pizza',
  sections: [
    {id: '', heading: '', text: 'Elige y paga.', line: 'Elige y paga.', steps: 2},
    {id: 'steps', heading: 'Pasos', text: 'Elige la masa.', steps: 2},
    {id: 'cold', heading: 'Llegó fría', text: 'Caliéntala en el horno.', line: 'Caliéntala en el horno.'},
  ],
};

describe('what a result says of its answer', () => {
  const describeFirst = (query: string) => openFor([described, ...manual]).search(query).results[0]?.description;

  it('is the beginning of the answer', () => {
    expect(describeFirst('llegó fría ')).toEqual({line: 'Caliéntala en el horno.', steps: 0});
  });

  it('is the beginning of the page and the number of its steps for a task', () => {
    expect(describeFirst('pizza ')).toEqual({line: 'Elige y paga.', steps: 2});
    expect(describeFirst('masa ')).toEqual({line: 'Elige y paga.', steps: 2});
  });
});

it('an index of another format is not read', () => {
  expect(() => openSearch('{"version":0}')).toThrow(`expected format ${FORMAT_VERSION}, found 0`);
});
