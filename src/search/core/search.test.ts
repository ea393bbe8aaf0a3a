import {describe, expect, it} from 'vitest';
import {manual, openFor, page} from '../../../e2e/support/searchIndex';
import {correctedQuery} from './search';
import {pathWithoutLocale} from '../../site/pages';
import {parseSynonyms} from '../synonyms/parseSynonyms';

it.each([
  ['with a space too many', 'contra seña ', '/docs/password', [{typed: 'contra seña', used: 'contraseña'}]],
  ['in the diminutive are the same words', 'platita ', '/docs/services/remittances', []],
  ['in the superlative are the same words', 'platísima ', '/docs/services/remittances', []],
])('words %s', (_, query, url, expected) => {
  const {results, corrections} = openFor(manual).search(query);
  expect(results[0]?.url).toBe(url);
  expect(corrections).toEqual(expected);
});

it('a page whose title matches opens at its top, even when a heading matches too', () => {
  const {search} = openFor([
    page('/docs/delete', 'Elimina tu cuenta', {'': 'Lee.', 'Quiero mis datos sin eliminar la cuenta': 'Escribe.'}),
  ]);
  expect(search('eliminar cuenta ').results[0]?.headings).toEqual([]);
});

it('a query with the words of a title finds that page before headings with some of the words', () => {
  const guide = page('/docs/family', 'Cambia los datos de tu familia', {'': 'Toca Editar.'});
  const other = page('/docs/other', 'Otra tarea', {'Cambia los datos de tu tarjeta': 'Toca la tarjeta.'});
  const fillers = Array.from({length: 6}, (_, n) =>
    page(`/docs/${n}`, `Tarea ${n}`, {[`Los datos de la familia ${n}`]: 'Lee.'}),
  );
  const {search} = openFor([other, ...fillers, guide]);
  expect(search('cambia los datos de tu familia').results[0]?.url).toBe('/docs/family');
});

it('words of a title and a heading find that heading, even when many pages have the same heading', () => {
  const titles = ['Edita un formulario', ...Array.from({length: 30}, (_, n) => `Tarea ${n}`)];
  const {search} = openFor(titles.map((title, n) => page(`/docs/${n}`, title, {'Requisitos de acceso': 'Lee.'})));
  const [first] = search('requisitos acceso editar formulario ').results;
  expect([first?.url, first?.headings[0]?.text]).toEqual(['/docs/0', 'Requisitos de acceso']);
});

it("a reader's name that is typed in full leads to its answer, though titles have its words", () => {
  const others = ['Envía dinero', ...Array.from({length: 9}, (_, n) => `Dónde está mi pedido ${n}`)];
  const {search} = openFor(
    [
      page('/docs/orders/', 'Mira tu pedido', {'': 'Lee.', Reembolsos: 'Mira el estado.'}),
      ...others.map((title, n) => page(`/docs/${n}`, title, {'': 'Lee.'})),
    ],
    {synonyms: parseSynonyms('/docs/orders/#id-1: dónde está mi dinero', 'test')},
  );
  const [first] = search('¿Dónde está mi dinero?').results;
  expect([first?.url, first?.headings[0]?.text]).toEqual(['/docs/orders/', 'Reembolsos']);
  expect(search('dinero ').results[0]?.url).toBe('/docs/0');
});

it('a greeting is not corrected', () => {
  const {search} = openFor([page('/docs/a', 'La bola', {'': 'Lee.'})]);
  expect(search('hola ')).toMatchObject({results: [], corrections: []});
});

it('a post comes after the page of the manual that has the same words', () => {
  const guide = page('/docs/key', 'Tu clave', {'': 'Cámbiala.'}, ['clave']);
  const {search} = openFor([{...guide, url: '/blog/key', isSecondary: true}, guide]);
  expect(search('clave ').results.map(({url}) => url)).toEqual(['/docs/key', '/blog/key']);
});

it('a page that has words of a question by chance is left out', () => {
  const {search} = openFor([
    page('/docs/charged', 'Me cobraron dos veces'),
    page('/docs/send', 'Envía dinero', {'': 'Puedes enviar dos veces al día.'}),
  ]);
  expect(search('veces ').results).toHaveLength(2);
  expect(search('me cobraron dos veces').results.map(({url}) => url)).toEqual(['/docs/charged']);
});

it('the steps of two tasks are two results, though they have the same heading', () => {
  const tasks = ['/a', '/b'].map((url) => ({
    url,
    title: `Tarea ${url}`,
    sections: [{heading: 'Pasos', id: 'steps', text: 'Elige la masa.'}],
  }));
  expect(openFor(tasks).search('masa ').results).toHaveLength(2);
});

it('a single letter finds the words that begin with it, and completes nothing after other words', () => {
  const urlsOf = (query: string) =>
    openFor(manual)
      .search(query)
      .results.map(({url}) => url);
  expect(urlsOf('c')).toEqual(expect.arrayContaining(['/docs/contacts', '/docs/password']));
  expect(urlsOf('reembolso c')).toEqual(urlsOf('reembolso '));
});

describe('a query', () => {
  it.each(['hipopótamo', '', '   ', '¿?', '😀'])('finds nothing for "%s"', (query) => {
    expect(openFor(manual).search(query)).toMatchObject({results: [], corrections: []});
  });

  it('marks the words that matched, also in other forms', () => {
    const {search} = openFor(manual);
    const {mark} = search('cambiando contrasena');
    expect(mark('Cambia tu contraseña').flatMap(({text, match}) => (match ? [text] : []))).toEqual([
      'Cambia',
      'contraseña',
    ]);
  });

  it('marks no stop words, unless the query has nothing else', () => {
    const {search} = openFor([page('/docs/como', 'Cómo va tu comida', {}, ['no llega'])]);
    const marksOf = (query: string) =>
      search(query)
        .mark('Cómo va tu comida, si no llega')
        .flatMap(({text, match}) => (match ? [text] : []));
    // The stem of both is com.
    expect(marksOf('comida ')).toEqual(['comida']);
    expect(marksOf('no llega ')).toEqual(['llega']);
    expect(marksOf('cómo ')).toContain('Cómo');
  });

  it('is certain of a page only when the page is about each word as it was typed', () => {
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

it('a result shows the beginning of its answer, or of the page for the steps of a task', () => {
  const pizza = {
    url: '/docs/pizza',
    title: 'Pide una pizza',
    sections: [
      {id: '', heading: '', text: 'Elige y paga.', line: 'Elige y paga.', steps: 2},
      {id: 'steps', heading: 'Pasos', text: 'Elige la masa.', steps: 2},
      {id: 'cold', heading: 'Llegó fría', text: 'Caliéntala en el horno.', line: 'Caliéntala en el horno.'},
    ],
  };
  const {search} = openFor([pizza, ...manual]);
  const lines = ['llegó fría ', 'pizza ', 'masa '].map((query) => search(query).results[0]?.description.line);
  expect(lines).toEqual(['Caliéntala en el horno.', 'Elige y paga.', 'Elige y paga.']);
});

// A message that is typed comes first or second: e2e/contract/search.test.ts.
it('a message that a heading repeats leads to that section', () => {
  const messages = [{id: 'again', text: 'Las contraseñas no coinciden.', line: 'Son distintas.'}];
  const {search} = openFor([
    {...page('/docs/help', 'Pide ayuda', {'': 'Escribe.'}), messages},
    page('/docs/password', 'Cambia tu contraseña', {
      'Las contraseñas no coinciden.': 'Escríbela otra vez.',
      'La contraseña no es correcta': 'No coinciden las contraseñas: escribe la contraseña otra vez.',
    }),
  ]);
  const {results} = search('las contraseñas no coinciden');
  expect(results[0]).toMatchObject({url: '/docs/password', headings: [{text: 'Las contraseñas no coinciden.'}]});
  expect(results.flatMap(({headings}) => headings.map(({id}) => id))).not.toContain('again');
});

it('a message that is typed with mistakes and without some of its words is found', () => {
  const messages = [{id: 'declined', text: 'El banco rechazó la tarjeta por seguridad.', line: 'Llama al banco.'}];
  const {search} = openFor([...manual, {...page('/docs/cards', 'Paga', {'': 'Elige una tarjeta.'}), messages}]);
  const [first] = search('me dice que rechaso la targeta por seguridad').results;
  expect(first).toMatchObject({url: '/docs/cards', headings: [{id: 'declined'}]});
});

it.each(['/docs/orders#id-1', '/docs/orders/#id-1', '/en/docs/orders/#id-1', '/docs/orders/index.html#id-1'])(
  'a query finds the answer at %s by the synonym of a writer',
  (address) => {
    const {search} = openFor(manual, {
      synonyms: parseSynonyms(`${address}: me arrepentí`, 'test'),
      pathOf: pathWithoutLocale,
    });
    expect(search('me arrepentí').results[0]).toMatchObject({url: '/docs/orders', headings: [{id: 'id-1'}]});
  },
);

it.each([
  ['contracena', ['contracena > contraseña'], 'contraseña'],
  ['  Mi CONTRACENA, ya', ['contracena > contraseña'], 'mi contraseña, ya'],
  ['recarga de rec', ['rec > recibo'], 'recarga de recibo'],
  ['envíor mi envío', ['envío > enviar'], 'envíor mi enviar'],
  ['saldo sal', ['sal > salida'], 'saldo salida'],
  ['contra seña olvidada', ['contra seña > contraseña'], 'contraseña olvidada'],
  ['plta plta', ['plta > plata', 'plta > plata'], 'plata plata'],
  ['n\u0303andu ya', ['\u00F1andu > ñandú'], 'ñandú ya'],
])('a correction replaces whole words: %s', (query, pairs, expected) => {
  const corrections = pairs.map((pair) => pair.split(' > ')).map(([typed = '', used = '']) => ({typed, used}));
  expect(correctedQuery(query, corrections)).toBe(expected);
});
