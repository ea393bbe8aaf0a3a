import {describe, expect, it} from 'vitest';
import {errorOf, render, withLead} from '../../remark/fixtures/render';

describe('<Messages>', () => {
  it('answers each message of its groups, and leads to where that is explained', async () => {
    expect(await render(withLead('<Messages of="contacts" />'))).toContain(
      '<details id="contacts-saved" class="answer"><summary><span><b class="app">Contacto guardado</b></span></summary>' +
        '<div class="answer__body"><p>Está en <b class="app">Contactos</b>. <a href="./help/index.mdx#ask">Elígelo.</a></p>',
    );
  });

  it('is a list where all must be seen at once', async () => {
    expect(await render(withLead('<Messages of="contacts" as="list" />'), 'docs/help/index.mdx')).toContain(
      '<li id="contacts-saved"><b class="app">Contacto guardado</b>: Está en <b class="app">Contactos</b>. ' +
        '<a href="#ask">Elígelo.</a></li>',
    );
  });

  it('refuses a group without messages', async () => {
    expect(await errorOf(withLead('<Messages of="tabs" />'))).toContain('<Messages> with the group "tabs"');
  });
});
