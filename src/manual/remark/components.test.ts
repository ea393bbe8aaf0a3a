import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {build, errorOf, fixtureSite, render, withLead} from '../../../e2e/support/manual/render';
import {mdxProcessor} from '../page/mdx';
import {link, paragraph} from '../page/nodes';
import {remarkManual} from './index';
import {components} from './checkComponents';

const english = 'i18n/en/docusaurus-plugin-content-docs/current/page.mdx';
const answer = (id: string, body: string) => `<Answer id="${id}" question="${id}">\n\n${body}\n\n</Answer>`;
const answerTo = (question: string) => answer('a', 'B.').replace('n="a"', `n="${question}"`);
const steps =
  '## Pasos {/* #steps */}\n\n<Steps>\n\n1. **Espera**\n\n   <Screen name="paying" look="checkout.processing.title" />\n\n</Steps>\n\n<Result>\n\nListo.\n\n</Result>\n\n';
const trouble = (...lines: string[]) => `<Trouble>\n\n${lines.join('\n')}\n\n</Trouble>`;
const five = ['now', 'need', 'time', 'else', 'disagree'].map((name) => `- \`${name}\` Toca {tabs.home}.`);
const ask = (no: string, question = '¿Te funcionó?', share = '') =>
  `<div class="did-it-work extra" data-text="skip"><span>${question} </span><a href="#yes">Sí</a> <a href="#${no}">No</a>${share}</div>`;
const askIn = (id: string) => ask('contact', undefined, ` <s id="${id}">answer</s>`);
const didIt = (id = 'steps') => ask('problems', '¿Te funcionó en la app?', ` <s id="${id}">share</s>`);
const rules = '<Messages of="contacts.saved" as="rules" />';
const need = '<Need summary="un contacto y {tabs.home}">\n\n- Un contacto.\n\n</Need>';
const onScreen = (of: string) => `<OnScreen of="${of}" />`;
const messageKey = '{contacts.errors.duplicate}';
const idOfMessage = '<b id="message-errors-duplicate" class="said"><a id="contacts-errors-duplicate"></a>';
const stops =
  'Si ves <b class="said">Ya lo tienes</b>, toca <a href="/docs/help/"><b class="said">Ya lo tienes</b></a>. Ves <b class="said">Ya lo tienes</b> o <b class="said">Ya lo tienes.</b>';
const help = 'docs/help/index.mdx';
const links = '- [Uno](https://a.example)\n- [Dos](https://b.example) y más';
const terms = 'https://cercana.example/terminos';
const samples = '<p class="unconfirmed" data-text="repeat">Los plazos, montos y teléfonos son de ejemplo.</p>';
const word = '[r](word:remittance)';

it('the notice about sample facts in the lead comes after the lead, and only there', async () => {
  const html = await render('De {facts.support.hours}.\n\nUno {facts.support.hours}.');
  expect(html).toContain(`17:00.</p>\n${samples}\n<p>Uno`);
  expect(html.split(samples)).toHaveLength(2);
});

it('each component has a section in the guide for writers', () => {
  const guide = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8');
  const sections = [...guide.matchAll(/^## `<(\w+)>`/gm)].map(([, name]) => name);
  expect(sections.sort()).toEqual(Object.keys(components).sort());
});

describe('a page', () => {
  it.each<[string, string, string, string?]>([
    ['a word of the app that is tapped', 'Toca {contacts.add}.', 'Toca <b class="app">Agregar contacto</b>.'],
    [
      'no full stop of a word inside a sentence',
      `Si ves ${messageKey}, toca [${messageKey}](/docs/help/). Ves ${messageKey} o ${messageKey}`,
      stops,
    ],
    ['a word in its language', 'Tap {contacts.add}.', 'Tap <b class="app">Add contact</b>.', english],
    ['a notice of samples, in English', '{facts.support.hours}', 'Times, amounts and phones are samples.', english],
    ['a notice of samples below the lead', 'Uno.\n\nDe {facts.support.hours}.', `Lead.</p>\n${samples}\n<p>Uno.</p>`],
    ['no notice for confirmed facts', '[T]({facts.legal.termsUrl})', `Lead.</p>\n<p><a`],
    ['samples as text', '{samples.contact}, {samples.contactPhone}.', 'Rosa Ríos, +1 555 0117.'],
    ['an address', '{facts.legal.termsUrl}', `<a href="${terms}">cercana.example/terminos</a>`],
    ['an e-mail', '{facts.support.email}', '<a href="mailto:ayuda@cercana.example">ayuda@cercana.example</a>'],
    ['a phone number', '{facts.support.phone}', '<a href="tel:+15550100">+1 555 0100</a></p>'],
    ['a fact in a link', '[A {facts.support.email}](/docs/help/)', '<a href="/docs/help/">A ayuda@cercana.example</a>'],
    ['neither comments nor braces', "Uno{' '}dos. {/* nota */}", 'Uno dos.'],
    ['an answer', answerTo('¿{tabs.home}?'), '<span>¿<b class="app">Inicio</b>?</span>'],
    ['nested answers', answer('a', `A.\n\n${answer('b', 'B.')}`), '<p>A.</p><details id="b" class="answer"><summary>'],
    ['the question after the task', `${steps}${answer('slow', 'Espera.')}`, `<p>Listo.</p></div>${didIt()}`],
    ['the question after a problem', `${steps}${answer('slow', 'Ya.')}`, `<p>Ya.</p>${askIn('slow')}</section>`],
    [
      'the words, each with its address',
      '<Glossary />',
      '<li id="word-remittance"><strong>Remesa</strong>: dinero que envías.</li>',
    ],
    [
      'a word that says what it means',
      word,
      '<span class="word" role="term" tabindex="0" data-means="dinero que envías"',
    ],
    ['items that are one link', links, '<li class="link-item" data-text="repeat"><a href="https://a.example">U'],
    ['items with text beside a link', links, '<li><a href="https://b.example">Dos</a> y más</li>'],
    ['the messages of a group', '<Messages of="contacts" />', '<details id="message-saved" class="answer"><su'],
    ['a link to an explanation', '<Messages of="contacts" />', '</b>. <a href="/docs/help/#ask">Elígelo.</a></p>'],
    ['a message explained elsewhere', '<Messages of="contacts" />', '<a href="/docs/help/#ask"><b class="said">Ya l'],
    [
      'the id of a message that this page explains',
      `${messageKey} y ${messageKey}`,
      `${idOfMessage}Ya lo tienes</b> y <b c`,
      help,
    ],
    [
      'the id of such a message in a question',
      `${messageKey}\n\n${answerTo(messageKey)}`,
      `<span>${idOfMessage}`,
      help,
    ],
    ['what a state means for money', rules, '<small class="answer__verdict" data-text="skip">Listo en Inicio</small>'],
    ['the rules of a state about money', rules, '<li><b>¿Te cobraron?</b> Sí, en <b class="app">Inicio</b>.</li>'],
    ['prerequisites in one row', need, 'class="answer need"><summary><span>Necesitas un contacto y Inicio</'],
    ['a message below its screen', onScreen('contacts.errors.duplicate'), '>Agregar</b> <em>Ya lo'],
    ['related pages, folders', '<Related pages="contacts/create-contact help" />', '<s>contacts/create-contact help<'],
    ['the cells of a wide table with their heads', '| A | B | **C** |\n|---|---|---|\n| 1 | 2 | 3 |', '"C">3</td>'],
    ['the cells of a table of two columns without heads', '| A | B |\n|---|---|\n| 1 | 2 |', '<td>1</td><td>2</td>'],
    ['what to do now', trouble(...five), '<p class="now" data-text="page">Haz esto ahora</p><p>Toca <b class="app">I'],
    ['what to do now, in English', trouble(...five), '<p class="now" data-text="page">Do this now</p>', english],
    ['the rest of a trouble in one row', trouble(...five), '</section>\n<details class="notes"><summary data-te'],
    ['lines of the rest', trouble(...five), '<b data-text="repeat">Plazos:</b> Toca <b class="app">Inicio</b>.</li>'],
    ['a single line of the rest', trouble(five[0] ?? '', five[2] ?? ''), '>Plazos</summary><ul>\n<li>Toca <b cl'],
    ['a trouble with fewer lines', trouble(...five.slice(0, 1)), 'Inicio</b>.</p></section>\n<s>share</s>'],
    [
      'what to do now in each choice, and not before',
      answer('a', trouble(`- \`now\` Mira.\n\n${answer('b', 'Espera.').replace(/^/gm, '  ')}\n`, five[2] ?? '')),
      '<section class="answer__body"><section class="trouble"><p>Mira.</p><details id="b" class="answer"><summary><span>b</span>' +
        '</summary><section class="answer__body"><p class="now" data-text="page">Haz esto ahora</p><p>Espera.</p>',
    ],
  ])('shows %s', async (_, mdx, html, file) => {
    expect(await render(withLead(mdx), file)).toContain(html);
  });

  it('marks its first paragraph as the lead', async () => {
    expect(await render('Uno.\n\nDos.')).toBe('<p class="lead">Uno.</p>\n<p>Dos.</p>\n<s>share</s>');
  });

  it('asks whether it worked after every task and in a choice, not above the choices', async () => {
    const otherSteps = steps.replace('#steps', '#other').replace(/<Result>.*<\/Result>/s, '');
    const html = await render(withLead(steps + otherSteps + answer('a', `Quizás.\n\n${answer('b', 'Dentro.')}`)));
    for (const id of ['steps', 'other']) expect(html).toContain(didIt(id));
    expect(html.split(askIn('b'))).toHaveLength(2);
    expect(html).not.toContain(askIn('a'));
  });

  it('adds the contact and the text for yes before the related pages', async () => {
    const related = '## Sigue {/* #more */}\n\n<Related pages="help" />\n';
    const yes = '<p id="yes" class="yes extra" data-text="skip">[^<]+</p>\\s*<h2>Sigue';
    expect(await render(withLead(steps + related))).toMatch(new RegExp(`<aside>contact</aside>\\s*${yes}`));
  });
});

describe('an error names the line, for', () => {
  it.each<[string, string, string]>([
    ['an unknown component', '<Step />', 'found <Step>; expected one of <Steps>'],
    ['an unknown property', '<Screen name="home" tab="x" />', 'the property tab of <Screen>; expected one of name'],
    ['content where none is allowed', '<Screen name="home">\n\nx\n\n</Screen>', '<Screen> with something between its'],
    ['a component inside a line', 'Mira <Screen name="home" /> esto.', 'found <Screen> inside a line of text'],
    ['an answer without id', '<Answer question="a">\n\nb\n\n</Answer>', 'found <Answer> without id'],
    ['an id that is not a name', answer('noCode', 'b'), 'found <Answer id="noCode">'],
    ['an id used twice', `${answer('a', 'b')}\n\n${answer('a', 'c')}`, 'found a second <Answer id="a">'],
    ['text on the line of the tag', '<Answer id="a" question="a">b</Answer>', '<Answer> with its text on the line'],
    ['an unknown key', 'Toca {contacts.ad}.', '"contacts.ad", which is not in src/manual/catalogue/strings'],
    ['code between braces', 'Son {1 + 1}.', 'found {1 + 1}; expected a key of the catalogue'],
    ['a word with a gap', 'Ves {contacts.count}.', 'whose gap only the app can fill'],
    ['an unknown word', '[r](word:remitance)', 'found a link to the word "remitance"; expected a word of'],
    ['a state without rules', '<Messages of="contacts" as="rules" />', 'with "contacts.deleted", which has no'],
    ['a group without messages', '<Messages of="tabs" />', '<Messages> with the group "tabs"'],
    ['a message without help', onScreen('contacts.deleted'), '<OnScreen> with "contacts.deleted"'],
    ['a related page that is not there', '<Related pages="contacts/create-contac" />', '"contacts/create-contact"?'],
    ['a result without steps', '<Result>\n\nYa.\n\n</Result>', 'found <Result> that does not follow <Steps>'],
    ['a trouble that does not say what to do', trouble(...five.slice(1)), '(need, time, else, disagree)'],
    ['lines in the wrong order', trouble(...five.slice(0, 2).reverse()), '(need, now)'],
    ['a trouble without a list', trouble('Texto.'), 'found <Trouble> with the lines ()'],
  ])('%s', async (_, mdx, message) => {
    const error = await errorOf(withLead(mdx), 'docs/a.mdx');
    expect(error).toMatch(/^docs\/a\.mdx:\d+: /);
    expect(error).toContain(message);
  });

  it('a page without a lead', async () => {
    expect(await errorOf('## Pasos\n\nUno.')).toMatch(/^docs\/page\.mdx:1: found a page that does not begin with/);
  });

  it('all errors of a page at once, in the order of the lines', async () => {
    const lines = (await errorOf('Ve a {a.b}.\n\n{c.d} y {tabs.home}.\n')).split('\n');
    expect(lines.map((line) => line.slice(0, 15))).toEqual(['docs/page.mdx:1', 'docs/page.mdx:3']);
  });
});

it('the build transforms a page once, and again only when the page has changed', async () => {
  const file = path.join(fixtureSite, 'docs/page.mdx');
  const compile = async (content: string) => {
    const tree: Root = {type: 'root', children: [paragraph([link('/docs/none', ['Listo'])])]};
    const transformedPages = new Map([[file, {content: 'Uno', tree}]]);
    const processor = await mdxProcessor([
      [remarkManual, {siteDir: fixtureSite, build: {...build, transformed: transformedPages}}],
    ]);
    return String(await processor.process({path: file, value: content}));
  };
  expect(await compile('Uno')).toContain('"/docs/none"');
  expect(await compile('Dos')).toContain('"Dos"');
});
