import {describe, expect, it} from 'vitest';
import {errorOf, render, withLead} from '../../remark/fixtures/render';

describe('<Path>', () => {
  it('is a named list of stops', async () => {
    const expected =
      '<div class="path"><p class="label">En la app</p><ol>' +
      '<li><b class="app">Contactos</b></li><li>el contacto</li><li><b class="app">Agregar contacto</b></li></ol></div>';
    expect(await render(withLead('<Path>{tabs.contacts} › el contacto › {contacts.add}</Path>'))).toContain(expected);
    expect(await render(withLead('<Path>\n\n{tabs.contacts} › el contacto › {contacts.add}\n\n</Path>'))).toContain(
      expected,
    );
  });

  it('may have one stop, which is an expression of its own', async () => {
    expect(await render(withLead('<Path>{tabs.home}</Path>'))).toContain('<ol><li><b class="app">Inicio</b></li></ol>');
  });

  it('refuses an empty stop', async () => {
    expect(await errorOf(withLead('<Path>{tabs.home} ›</Path>'))).toContain('found <Path> with a stop that is empty');
  });

  it.each(['{tabs.home} {tabs.contacts}', '{tabs.home} y {tabs.contacts} › x', '\n\n{tabs.home}\n{tabs.contacts}\n\n'])(
    'refuses two words of the app without › between them: %s',
    async (stops) => {
      expect(await errorOf(withLead(`<Path>${stops}</Path>`))).toBe(
        'docs/page.mdx:3: found <Path> with two words of the app and no › between them; expected <Path>{tabs.contacts} › {contacts.add}</Path>. Put › between every two stops.',
      );
    },
  );

  it('refuses a position inside a line of text', async () => {
    expect(await errorOf(withLead('Ve a <Path>{tabs.home}</Path>.'))).toContain('found <Path> inside a line of text');
  });
});
