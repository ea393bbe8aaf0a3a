import {describe, expect, it} from 'vitest';
import {altOf, draw} from '../../../../e2e/support/manual/draw';

describe('the alternative text', () => {
  it.each([
    ['es', {tap: 'contacts.add'}, 'Pantalla «contacts title» de la app. Aquí toca «contacts add».'],
    ['en', {type: 'contacts.search'}, 'App screen “contacts title”. Type in “contacts search” here.'],
    ['es', {look: 'contacts.title'}, 'Pantalla «contacts title» de la app. Aquí mira «contacts title».'],
  ] as const)('names the screen and then what to do in %s: %o', (locale, marks, text) => {
    expect(altOf(draw({name: 'contacts', ...marks}, locale))).toBe(text);
  });

  it.each([['es', 'Aquí escribe en «fields phone», «fields name» y «fields email».']] as const)(
    'names several marks in the order of the writer in %s',
    (locale, text) => {
      const type = 'signup.fields.phone signup.fields.name signup.fields.email';
      expect(altOf(draw({name: 'signup', type}, locale))).toContain(text);
    },
  );

  it('names the small control of a row together with its row', () => {
    expect(altOf(draw({name: 'checkout', tap: 'checkout.for'}))).toContain('Aquí toca «common change» (checkout for).');
  });

  it('names the dialog, the error, the state and the message', () => {
    expect(altOf(draw({name: 'contact', dialog: 'contacts.deleteDialog', tap: 'common.cancel'}))).toContain(
      'Encima se abre «deleteDialog title».',
    );
    expect(altOf(draw({name: 'signin', error: 'signin.errors.wrong'}))).toContain('Aviso de error: errors wrong.');
    expect(altOf(draw({name: 'order', state: 'orders.states.delivered'}))).toContain('Se ve: states delivered.');
    expect(altOf(draw({name: 'contacts', toast: 'contacts.saved'}, 'en'))).toContain(
      'Message at the bottom: contacts saved.',
    );
  });

  it('ends a sentence once, whatever the label ends with', () => {
    const text = altOf(
      draw({name: 'signin', tap: 'signin.forgot'}, 'es', (key) =>
        key === 'signin.forgot' ? '¿La olvidaste?' : 'Entrar.',
      ),
    );
    expect(text).toBe('Pantalla «Entrar» de la app. Aquí toca «¿La olvidaste?».');
  });

  it('escapes HTML in a word', () => {
    const html = draw({name: 'signin', tap: 'signin.submit'}, 'es', () => '"<b>&');
    expect(html).not.toContain('<b>&<');
    expect(altOf(html)).toContain('&quot;&lt;b&gt;&amp;');
  });
});
