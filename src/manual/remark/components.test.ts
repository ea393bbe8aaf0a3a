import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {errorOf, render, withLead} from '../../../e2e/support/manual/render';
import {components} from './componentProps';

const english = 'i18n/en/docusaurus-plugin-content-docs/current/page.mdx';
const answer = (id: string, body: string) => `<Answer id="${id}" question="${id}">\n\n${body}\n\n</Answer>`;
const steps = '## Pasos {/* #steps */}\n\n<Steps>\n\n1. **Espera**\n\n</Steps>\n\n<Result>\n\nListo.\n\n</Result>\n\n';
const trouble = (...lines: string[]) => `<Trouble>\n\n${lines.join('\n')}\n\n</Trouble>`;
const five = [
  '- `now` Toca {tabs.home}.',
  '- `need` Nada.',
  '- `time` Hoy.',
  '- `else` Llama.',
  '- `disagree` Escribe.',
];
const ask = (no: string, question = '¿Te funcionó?') =>
  `<p class="did-it-work" data-text="skip"><span>${question} </span><a href="#yes">Sí</a> <a href="#${no}">No</a></p>`;
const didIt = '¿Te funcionó en la app?';

it('each component has a section in the guide for writers', () => {
  const guide = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8');
  const sections = [...guide.matchAll(/^## `<(\w+)>`/gm)].map(([, name]) => name);
  expect(sections.sort()).toEqual(Object.keys(components).sort());
});

describe('a page', () => {
  it.each<[string, string, string, string?]>([
    ['a word of the app that is tapped', 'Toca {contacts.add}.', 'Toca <b class="app">Agregar contacto</b>.'],
    ['a word in its language', 'Tap {contacts.add}.', 'Tap <b class="app">Add contact</b>.', english],
    [
      'the mark of an example at each fact',
      '{facts.support.hours}. {facts.support.hours}.',
      'De 9:00 a 17:00<small class="example"> (ejemplo)</small>. De 9:00 a 17:00<small class="example">',
    ],
    [
      'that mark in English',
      '{facts.support.hours}',
      '9:00 to 17:00<small class="example"> (example)</small>',
      english,
    ],
    ['samples as text', '{samples.contact}, {samples.contactPhone}.', 'Rosa Ríos, +1 555 0117.'],
    ['an address', '{facts.legal.termsUrl}', '<a href="https://cercana.example/terminos">cercana.example/terminos</a>'],
    ['an e-mail', '{facts.support.email}', '<a href="mailto:ayuda@cercana.example">ayuda@cercana.example</a>'],
    ['a phone number', '{facts.support.phone}', '<a href="tel:+15550100">+1 555 0100</a><small class="example">'],
    ['a fact in a link', '[A {facts.support.email}](/help)', '<a href="/help">A ayuda@cercana.example</a>'],
    ['a link to a fact', '[T]({facts.legal.termsUrl})', '<a href="https://cercana.example/terminos">T</a>'],
    ['neither comments nor braces', "Uno{' '}dos. {/* nota */}", 'Uno dos.'],
    [
      'an answer that keeps its id',
      '<Answer id="no-code" question="¿Y {tabs.home}?">\n\nMira el correo.\n\n</Answer>',
      '<details id="no-code" class="answer"><summary><span>¿Y <b class="app">Inicio</b>?</span></summary>' +
        '<div class="answer__body"><p>Mira el correo.</p></div></details>',
    ],
    [
      'nested answers',
      answer('a', `Uno.\n\n${answer('b', 'Dos.')}`),
      '<p>Uno.</p><details id="b" class="answer"><summary><span>b</span></summary><div class="answer__body"><p>Dos.</p>',
    ],
    [
      'the question after the task, which leads to its problems',
      `${steps}${answer('slow', 'Espera.')}`,
      `<p>Listo.</p></div>${ask('problems', didIt)}`,
    ],
    [
      'the question after each problem',
      `${steps}${answer('slow', 'Ya.')}`,
      `<p>Ya.</p>${ask('contact')}</div></details>`,
    ],
    [
      'the glossary, each word with its address',
      '<Glossary />',
      '<div class="glossary" data-text="repeat"><ul>\n<li id="word-remittance"><strong>Remesa</strong>: Dinero que envías.</li>\n</ul>',
      'docs/help/index.mdx',
    ],
    [
      'a link to a word',
      '[r](word:remittance)',
      '"../help/index.mdx#word-remittance"',
      'docs/contacts/create-contact.mdx',
    ],
    ['a link to a word from a post', '[r](word:remittance)', '"/docs/help/#word-remittance"', 'blog/post.mdx'],
    [
      'items that are one link',
      '- [Uno](https://a.example)\n- [Dos](https://b.example) y más',
      '<li class="link-item" data-text="repeat"><a href="https://a.example">Uno</a></li>\n<li><a href="https://b.example">Dos</a> y más</li>',
    ],
    [
      'the messages of a group, each leading to where it is explained',
      '<Messages of="contacts" />',
      '<details id="contacts-saved" class="answer"><summary><span><b class="said">Contacto guardado</b></span></summary>' +
        '<div class="answer__body"><p>Está en <b class="app">Contactos</b>. <a href="./help/index.mdx#ask">Elígelo.</a></p>',
    ],
    [
      'what a state means for money',
      '<Messages of="contacts.saved" as="rules" />',
      '</b></span><small class="answer__verdict" data-text="skip">Listo</small></summary><div class="answer__body">',
    ],
    [
      'its rules about money',
      '<Messages of="contacts.saved" as="rules" />',
      '<li><b>¿Te cobraron?</b> Sí, en <b class="app">Inicio</b>.</li>',
    ],
    [
      'prerequisites in one row',
      '<Need summary="un contacto y {tabs.home}">\n\n- Un contacto.\n\n</Need>',
      '<details id="need" class="answer need"><summary><span>Necesitas un contacto y Inicio</span></summary><div class="answer__body">',
    ],
    [
      'a message below the name of its screen',
      '<OnScreen tab="tabs.contacts" of="contacts.errors.duplicate" />',
      '<a href="./help/index.mdx#ask"><span>Agregar</span><em>Ya lo tienes.</em></a>',
    ],
    [
      'related pages and folders',
      '<Related pages="contacts/create-contact help" />',
      '<s>contacts/create-contact help</s>',
    ],
    [
      'a result, with a picture without a number',
      steps.replace('Listo.', '{contacts.saved}\n\n<Screen name="home" />'),
      '<div class="step__view"><u>nothing without number</u></div>',
    ],
    [
      'the cells of a table with the head of their column',
      '| Qué | Para **qué** |\n|---|---|\n| Uno | Dos |',
      '<td data-label="Qué">Uno</td><td data-label="Para qué">Dos</td>',
    ],
    [
      'the lines of a trouble',
      trouble(...five),
      '<ul class="trouble">\n<li><b data-text="repeat">Haz esto ahora:</b> Toca',
    ],
    ['the lines of a trouble in English', trouble(...five), 'Do this now:</b>', english],
  ])('shows %s', async (_, mdx, html, file) => {
    expect(await render(withLead(mdx), file)).toContain(html);
  });

  it('marks its first paragraph as the lead', async () => {
    expect(await render('Uno.\n\nDos.')).toBe('<p class="lead">Uno.</p>\n<p>Dos.</p>\n<s>share</s>');
  });

  it('asks after every task, and not in an answer with nested answers', async () => {
    const other = steps.replace('#steps', '#other').replace(/<Result>.*<\/Result>/s, '');
    const html = await render(withLead(steps + other + answer('a', `Quizás.\n\n${answer('b', 'Dentro.')}`)));
    expect(html.split(ask('problems', didIt))).toHaveLength(3);
    expect(html).not.toContain(ask('contact'));
  });

  it('adds the contact, where it has no section for it, and the text for yes before the related pages', async () => {
    const related = '## Sigue {/* #related */}\n\n<Related pages="help" />\n';
    const yes = '<p id="yes" class="yes" data-text="skip">[^<]+</p>\\s*<h2>Sigue';
    expect(await render(withLead(steps + related))).toMatch(new RegExp(`<aside>contact</aside>\\s*${yes}`));
    const contact = '## Contacto {/* #contact */}\n\nEscribe.\n\n';
    expect(await render(withLead(steps + contact + related))).not.toContain('<aside>contact</aside>');
  });
});

describe('an error names the line, for', () => {
  it.each<[string, string, string]>([
    ['an unknown component', '<Step />', 'found <Step>; expected one of <Steps>'],
    [
      'an unknown property',
      '<Screen name="home" tab="x" />',
      'found the property tab of <Screen>; expected one of name',
    ],
    [
      'content where none belongs',
      '<Screen name="home">\n\nx\n\n</Screen>',
      '<Screen> with something between its tags',
    ],
    ['a component inside a line', 'Mira <Screen name="home" /> esto.', 'found <Screen> inside a line of text'],
    ['an answer without id', '<Answer question="a">\n\nb\n\n</Answer>', 'found <Answer> without id'],
    ['an id that is no name', answer('noCode', 'b'), 'found <Answer id="noCode">'],
    ['an id used twice', `${answer('a', 'b')}\n\n${answer('a', 'c')}`, 'found a second <Answer id="a">'],
    ['text on the line of the tag', '<Answer id="a" question="a">b</Answer>', '<Answer> with its text on the line'],
    [
      'an unknown key',
      'Toca {contacts.ad}.',
      'found the key "contacts.ad", which is not in src/manual/catalogue/strings',
    ],
    ['code between braces', 'Son {1 + 1}.', 'found {1 + 1}; expected a key of the catalogue'],
    ['a word with a gap', 'Ves {contacts.count}.', 'whose gap only the app can fill'],
    ['an unknown word', '[r](word:remitance)', 'found a link to the word "remitance"; expected a word of'],
    [
      'a state without rules about money',
      '<Messages of="contacts" as="rules" />',
      'with "contacts.deleted", which has no',
    ],
    ['a group without messages', '<Messages of="tabs" />', '<Messages> with the group "tabs"'],
    ['prerequisites without a summary', '<Need>\n\nUno.\n\n</Need>', 'found <Need> without summary'],
    [
      'a message without help',
      '<OnScreen tab="tabs.home" of="contacts.deleted" />',
      '<OnScreen> with "contacts.deleted"',
    ],
    [
      'no tab',
      '<OnScreen tab="tabs" of="contacts.deleted" />',
      'found <OnScreen tab="tabs">; expected one of tabs.home',
    ],
    [
      'a related page that is not there',
      '<Related pages="contacts/create-contac" />',
      'mean "contacts/create-contact"?',
    ],
    ['a result without steps', '<Result>\n\nYa.\n\n</Result>', 'found <Result> that does not follow <Steps>'],
    ['a line that is missing', trouble(...five.slice(1)), '<Trouble> with the lines (need, time, else, disagree)'],
    ['a line without a name', trouble(...five.slice(0, 4), '- Escribe.'), '(now, need, time, else, ?)'],
    ['a trouble without a list', trouble('Texto.'), 'found <Trouble> with the lines ()'],
  ])('%s', async (_, mdx, message) => {
    const error = await errorOf(withLead(mdx), 'docs/a.mdx');
    expect(error).toMatch(/^docs\/a\.mdx:\d+: /);
    expect(error).toContain(message);
  });

  it('a page without a lead', async () => {
    expect(await errorOf('## Pasos\n\nUno.')).toMatch(
      /^docs\/page\.mdx:1: found a page that does not begin with a par/,
    );
  });

  it('all errors of a page at once, in the order of the lines', async () => {
    const lines = (await errorOf('Ve a {a.b}.\n\n{c.d} y {tabs.home}.\n')).split('\n');
    expect(lines.map((line) => line.slice(0, 15))).toEqual(['docs/page.mdx:1', 'docs/page.mdx:3']);
  });
});
