import {describe, expect, it} from 'vitest';
import {openFor, page} from '../../../e2e/support/searchIndex';

const pages = [
  {
    ...page('/docs/help', 'Pide ayuda', {'': 'Escribe.', 'El mensaje no se envía': 'Revisa tu internet.'}),
    messages: [
      {id: 'offline', text: 'No hay conexión. Revisa tu internet.', line: 'Tu teléfono no tiene internet.'},
      {id: 'reset', text: 'Recuperar contraseña', line: 'Así creas otra.'},
      {id: 'again', text: 'Las contraseñas no coinciden.', line: 'Son distintas.'},
    ],
  },
  page('/docs/password', 'Cambia tu contraseña', {
    '': 'Recuperar una contraseña es fácil.',
    'Las contraseñas no coinciden.': 'Escríbela otra vez.',
    'La contraseña no es correcta': 'No coinciden las contraseñas: escribe la contraseña otra vez.',
  }),
  page('/docs/internet', 'Paga internet', {'': 'Revisa tu plan de internet y la conexión.'}),
];

describe('a message of the app', () => {
  it('that is typed comes first, with its section and its explanation', () => {
    const {search} = openFor(pages);
    const [first] = search('me sale no hay conexion revisa tu internet').results;
    expect(first?.url).toBe('/docs/help');
    expect(first?.headings[0]?.id).toBe('offline');
    expect(first?.description.line).toBe('Tu teléfono no tiene internet.');
  });

  it('of two words comes second, since they may describe a task', () => {
    const {search} = openFor(pages);
    const {results} = search('recuperar contraseña ');
    expect(results[0]?.url).toBe('/docs/password');
    expect(results[1]).toMatchObject({url: '/docs/help', headings: [{id: 'reset'}]});
  });
});

it('a message that a heading repeats leads to that section', () => {
  const {search} = openFor(pages);
  const {results} = search('las contraseñas no coinciden');
  expect(results[0]).toMatchObject({url: '/docs/password', headings: [{text: 'Las contraseñas no coinciden.'}]});
  expect(results.flatMap(({headings}) => headings.map(({id}) => id))).not.toContain('again');
});
