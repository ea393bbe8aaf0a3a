import {describe, expect, it} from 'vitest';
import {errorOf, render} from '../../../../e2e/support/manual/render';

const english = 'i18n/en/docusaurus-plugin-content-docs/current/page.mdx';

describe('words of the app', () => {
  it('are shown in the text as names of controls, in the language of the page', async () => {
    expect(await render('Toca {contacts.add}.')).toContain('Toca <b class="app">Agregar contacto</b>.');
    expect(await render('Tap {contacts.add}.', english)).toContain('Tap <b class="app">Add contact</b>.');
  });
});

describe('facts and samples', () => {
  it('are plain text, marked where they stand when they are examples', async () => {
    const html = await render('Horario: {facts.support.hours}. Otra vez: {facts.support.hours}.');
    expect(html).toContain('Horario: De 9:00 a 17:00<small class="example"> (ejemplo)</small>. Otra vez: De 9:00');
    expect(await render('Hours: {facts.support.hours}.', english)).toContain(
      'Hours: 9:00 to 17:00<small class="example"> (example)</small>.',
    );
    expect(await render('Toca {samples.contact}, {samples.contactPhone}.')).toContain('Toca Rosa Ríos, +1 555 0117.');
  });

  it('become links when they are an address, an e-mail or a phone number', async () => {
    const html = await render('Mira {facts.legal.termsUrl}, {facts.support.email} o {facts.support.phone}.');
    expect(html).toContain('<a href="https://cercana.example/terminos">cercana.example/terminos</a>');
    expect(html).toContain('<a href="mailto:ayuda@cercana.example">ayuda@cercana.example</a>');
    expect(html).toContain('<a href="tel:+15550100">+1 555 0100</a><small class="example"> (ejemplo)</small>');
  });

  it('stay plain inside a link, and can be its target', async () => {
    expect(await render('[Escribe a {facts.support.email}](/help)')).toContain(
      '<a href="/help">Escribe a ayuda@cercana.example</a>',
    );
    expect(await render('Lee los [términos]({facts.legal.termsUrl}).')).toContain(
      '<a href="https://cercana.example/terminos">términos</a>',
    );
  });
});

describe('what is no key', () => {
  it('leaves comments and quoted texts alone', async () => {
    expect(await render("Uno{' '}dos. {/* nota */}")).toContain('Uno dos.');
  });

  it('names file, line and the nearest key when a key is unknown', async () => {
    const message = await errorOf('Lead.\n\nToca {contacts.ad}.');
    expect(message).toBe(
      'docs/page.mdx:3: found the key "contacts.ad", which is not in src/manual/catalogue/strings/*.es.json; expected a key of the catalogue. Correct it, or add the word to the catalogue. Did you mean "contacts.add"?',
    );
  });

  it('refuses code between braces', async () => {
    expect(await errorOf('Son {1 + 1}.')).toMatch(
      /^docs\/page\.mdx:1: found \{1 \+ 1\}; expected a key of the catalogue/,
    );
  });

  it('refuses a word whose gap only the app can fill', async () => {
    expect(await errorOf('Ves {contacts.count}.')).toContain('whose gap only the app can fill');
  });

  it('lists all errors of a page at once, in the order of the lines', async () => {
    const lines = (await errorOf('Ve a {a.b}.\n\n{c.d} y {tabs.home}.\n')).split('\n');
    expect(lines.map((line) => line.slice(0, 15))).toEqual(['docs/page.mdx:1', 'docs/page.mdx:3']);
  });
});
