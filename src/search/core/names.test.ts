import {expect, it} from 'vitest';
import {manual, openFor, page} from '../../../e2e/support/searchIndex';

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
