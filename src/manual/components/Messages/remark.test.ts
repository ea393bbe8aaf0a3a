import {describe, expect, it} from 'vitest';
import {errorOf, render, withLead} from '../../../../e2e/support/manual/render';

describe('<Messages>', () => {
  it('answers each message of its groups, and leads to where that is explained', async () => {
    expect(await render(withLead('<Messages of="contacts" />'))).toContain(
      '<details id="contacts-saved" class="answer"><summary><span><b class="said">Contacto guardado</b></span></summary>' +
        '<div class="answer__body"><p>Está en <b class="app">Contactos</b>. <a href="./help/index.mdx#ask">Elígelo.</a></p>',
    );
  });

  it('shows what a state means for money, and refuses a state without those rules', async () => {
    const html = await render(withLead('<Messages of="contacts.saved" as="rules" />'));
    expect(html).toContain('</b></span><small class="answer__verdict" data-text="skip">Listo</small></summary>');
    expect(html).toContain('<li><b>¿Te cobraron?</b> Sí, en <b class="app">Inicio</b>.</li>');
    expect(await errorOf(withLead('<Messages of="contacts" as="rules" />'), 'docs/a.mdx')).toMatch(
      /^docs\/a\.mdx:\d+: found <Messages as="rules"> with "contacts\.deleted", which has no verdict or no rules about money/,
    );
  });

  it('refuses a group without messages', async () => {
    expect(await errorOf(withLead('<Messages of="tabs" />'))).toContain('<Messages> with the group "tabs"');
  });
});
