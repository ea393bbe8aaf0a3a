import {describe, expect, it} from 'vitest';
import {app, english, findings, page} from '../../../e2e/support/manual/siteWith';
import {termsRule} from './terms';

describe('terms', () => {
  it('reports the right word, with the line inside a paragraph', async () => {
    expect(await findings(termsRule, {'docs/a.mdx': page('Abre la app.\nSelecciona el método de pago.')})).toEqual([
      'docs/a.mdx:8: found "método de pago"; expected "forma de pago" (con lo que pagas). Readers\' own words belong in keywords.',
      'docs/a.mdx:8: found "Selecciona"; expected "elegir" (tomar una de varias). Readers\' own words belong in keywords.',
    ]);
  });

  it.each(['en el título', 'in a question', 'in a table', 'in a callout', 'in a link'])('looks %s', async (where) => {
    const bodies: Record<string, string> = {
      'en el título': page('Hola.').replace('Agrega un contacto', 'Pulsa el botón'),
      'in a question': page('<Answer id="a" question="¿Qué pulso o pulsa?">\n\nb\n\n</Answer>'),
      'in a table': page('| Pulsa |\n|---|\n| x |'),
      'in a callout': page(':::note[Pulsa]\n\nHola.\n\n:::'),
      'in a link': page('[Pulsa](./b.mdx)'),
    };
    expect(await findings(termsRule, {'docs/a.mdx': bodies[where] ?? ''})).toHaveLength(1);
  });

  it('leaves keywords, code and the words of the app alone', async () => {
    const text = page('Toca {contacts.add} y `clave`.').replace('uno, dos', 'clave, saldo');
    expect(
      await findings(termsRule, {
        'docs/a.mdx': text,
        'src/manual/catalogue/strings/app.es.json': app({contacts: {add: 'Seleccionar clave'}}),
      }),
    ).toEqual([]);
  });

  it('allows a word where it is right', async () => {
    expect(
      await findings(termsRule, {
        'docs/a.mdx': page('Abre los ajustes del teléfono. Lee el Manual de usuario. Usa una tarjeta de débito.'),
      }),
    ).toEqual([]);
    expect(
      await findings(termsRule, {'docs/a.mdx': page('Abre los ajustes. Eres usuario. Ves un débito.')}),
    ).toHaveLength(3);
  });

  it.each([['Escribe la orden de compra.', 'pedido']])('knows that "%s" is wrong', async (text, right) => {
    expect((await findings(termsRule, {'docs/a.mdx': page(text)})).join()).toContain(`expected "${right}"`);
  });

  it.each([
    ['Show your document.', 'ID'],
    ['Go to the help centre.', 'the spelling of the United States'],
  ])('knows that "%s" is wrong in English', async (text, right) => {
    expect((await findings(termsRule, {[`${english}/a.mdx`]: page(text)})).join()).toContain(`expected "${right}`);
  });

  it('reads the texts of the interface too, and names their line', async () => {
    const strings =
      '{\n  "a": {\n    "message": "Hi"\n  },\n  "search.hint": {\n    "message": "The help centre of {centre}"\n  }\n}';
    expect(await findings(termsRule, {'i18n/en/docusaurus-theme-classic/navbar.json': strings})).toEqual([
      'i18n/en/docusaurus-theme-classic/navbar.json:5: found "centre" in "search.hint"; expected "the spelling of the United States: canceled, color, center, recognize" (American spelling). Say it with that word.',
    ]);
    expect(await findings(termsRule, {'i18n/es/code.json': app({a: {message: 'Selecciona uno'}})})).toHaveLength(1);
  });

  it('has its own list in English', async () => {
    const found = await findings(termsRule, {
      [`${english}/a.mdx`]: page('Click the button on your device. Open your phone settings.'),
    });
    expect(found.join('\n')).toContain('found "Click"; expected "tap"');
    expect(found.join('\n')).toContain('found "device"; expected "phone"');
    expect(found.filter((line) => line.includes('settings'))).toEqual([]);
  });
});
