import {describe, expect, it} from 'vitest';
import {errorOf, render, withLead} from '../../../../e2e/support/manual/render';

describe('<OnScreen>', () => {
  it('shows a message below the name of its screen, as a link to what helps', async () => {
    const html = await render(withLead('<OnScreen tab="tabs.contacts" of="contacts.errors.duplicate" />'));
    expect(html).toContain('#contacts"/></svg> Contactos</h3>');
    expect(html).toContain('<a href="./help/index.mdx#ask"><small>Agregar</small><em>Ya lo tienes.</em></a>');
  });

  it('refuses what does not say where it is explained, and what is no tab', async () => {
    const errors = await errorOf(withLead('<OnScreen tab="tabs.home " of="contacts.deleted" />'));
    expect(errors).toContain('found <OnScreen> with "contacts.deleted", which does not say where it is explained');
    expect(errors).toContain('found <OnScreen tab="tabs.home ">; expected one of tabs.home, tabs.contacts');
  });
});
