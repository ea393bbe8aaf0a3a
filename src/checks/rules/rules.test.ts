import {describe, expect, it} from 'vitest';
import {topicIds} from '../../site/outline/model';
import {app, description, english, findings, page} from '../../../e2e/support/manual/siteWith';
import {buildRule} from '.';
import type {Rule} from '../rule';
import {answerLinksRule} from './answerLinks';
import {catalogueRule} from './catalogue';
import {factsRule} from './facts';
import {frontMatterRule} from './frontMatter';
import {headingsRule} from './headings';
import {labelsRule} from './labels';
import {picturesRule} from './pictures';
import {postsRule} from './posts';
import {readabilityRule, sentenceRule} from './readability';
import {repeatedWordsRule} from './repeatedWords';
import {screensRule} from './screens';
import {sidebarRule} from './sidebar';
import {termsRule} from './terms';
import {translationParityRule} from './translationParity';
import {unusedRule} from './unused';

type Files = Readonly<Record<string, string>>;

const strings = 'src/manual/catalogue/strings';
const hash = 'source_hash: 0123456789ab\n';

/** A Spanish page of the manual with this text, and where it is given its translation. */
const docs = (body: string, translation?: string): Files => ({
  'docs/a.mdx': page(body),
  ...(translation !== undefined && {[`${english}/a.mdx`]: page(translation, hash)}),
});
const onlyEnglish = (body: string): Files => ({[`${english}/a.mdx`]: page(body)});
/** A page whose front matter is changed. */
const changed = (from: string, to: string): Files => ({'docs/a.mdx': page('Hola.').replace(from, to)});
const answer = (body: string) => `<Answer id="one" question="¿Qué?">\n\n${body}\n\n</Answer>`;
const days = (es: string, en = es): Files => ({
  [`${strings}/facts.es.json`]: app({support: {holidays: {christmas: es}}}),
  [`${strings}/facts.en.json`]: app({support: {holidays: {christmas: en}}}),
});
const post = (lists: string, body = 'Hola.\n\n{/* truncate */}'): Files => ({
  'blog/tags.yml': 'safety:\n  label: Seguridad\n',
  'blog/authors.yml': 'help-team:\n  name: Equipo\n',
  'blog/a.mdx': `---\ntitle: Uno\n${lists}\n---\n\n${body}\n`,
});
const words = (count: number) => Array.from({length: count}, () => 'voy').join(' ');
const easy = 'Toca el botón y mira la lista con calma.';
const hard =
  'La modificación de la configuración correspondiente requiere autorización administrativa previamente otorgada.';
const openSteps = docs('Uno.\n\n<Steps>\n\n1. **Dos**\n', 'One.\n\n<Steps>\n\n1. **Two**\n\n</Steps>');

describe('a rule accepts', () => {
  it.each<[string, Rule, Files]>([
    [
      'links of answers to sections, other sites and posts',
      answerLinksRule,
      docs(answer('[a](../help/index.mdx#b), [c](#d), [e](https://e.example/), [f](/blog/f)')),
    ],
    ['links to a page outside of answers', answerLinksRule, docs('Mira [la ayuda](../help/index.mdx).')],
    ['a holiday of every year', catalogueRule, days('12-25')],
    ['a holiday of one year, marked as an example', catalogueRule, days('2027-03-26 (ejemplo)')],
    ['rules of the company by their keys', factsRule, docs('Te atendemos {facts.support.hours}, en 2 pasos.')],
    ['the hash of a translation', frontMatterRule, {[`${english}/a.mdx`]: page('Hi.', hash)}],
    ['headings in order', headingsRule, docs('## A {/* #a */}\n\n### B {/* #b */}\n\n## C {/* #c */}')],
    ['bold keys, names and other words', labelsRule, docs('**Tus recibos.** Toca **{contacts.add}** en **Cercana**.')],
    ['labels of another language', labelsRule, onlyEnglish('Tap **Agregar contacto**.')],
    ['steps in a post without a picture', picturesRule, {'blog/a.mdx': page('<Steps>\n\n1. Uno.\n\n</Steps>')}],
    ['a post with listed authors and tags', postsRule, post('authors: [help-team]\ntags: [safety]')],
    ['an easy page', readabilityRule, docs(easy)],
    ['a sentence of 25 words', sentenceRule, docs(`${words(25)}.`)],
    ['a word repeated by one of the app', repeatedWordsRule, docs('Tus contactos {tabs.contacts} y Ana nada.')],
    ['topics that have a color', sidebarRule, {'sidebars.ts': topicIds.map((id) => `{topic: '${id}'}`).join('\n')}],
    ['a term inside an allowed phrase', termsRule, docs('Abre los ajustes del teléfono. Usa una tarjeta de débito.')],
    [
      'keywords, code and words of the app',
      termsRule,
      {
        'docs/a.mdx': page('Toca {contacts.add} y `clave`.').replace('uno, dos', 'clave, saldo'),
        [`${strings}/app.es.json`]: app({contacts: {add: 'Seleccionar clave'}}),
      },
    ],
    [
      'translations that differ in words only',
      translationParityRule,
      docs(
        '## Uno {/* #one */}\n\n<Screen tap="tabs.home" name="home" />',
        '## One {/* #one */}\n\n<Screen name="home" tap="tabs.home" />',
      ),
    ],
    ['a translation of what cannot be read', translationParityRule, openSteps],
  ])('%s', async (_, rule, files) => {
    expect(await findings(rule, files)).toEqual([]);
  });
});

describe('a rule names', () => {
  it.each<[string, Rule, Files, ...string[]]>([
    [
      'a link of an answer to a whole page',
      answerLinksRule,
      docs(answer('[la ayuda](../help/index.mdx)')),
      'docs/a.mdx:9: found a link to "../help/index.mdx" in an answer; expected "../help/index.mdx#id". Add the id of the heading or answer that says more.',
    ],
    ['an unknown key', buildRule, docs('Toca {tabs.hom}.'), 'docs/a.mdx:7: found the key "tabs.hom"'],
    ['a page that is no MDX', buildRule, docs('Uno.\n\nSon {1 +.\n'), 'found a page that cannot be read ('],
    [
      'the line on which a tag was opened',
      buildRule,
      openSteps,
      'docs/a.mdx:9: found <Steps> that is not closed; expected </Steps> after its content. Write </Steps> on a line',
    ],
    [
      'a key that one language lacks',
      catalogueRule,
      {
        [`${strings}/app.es.json`]: JSON.stringify({tabs: {home: 'Inicio', house: 'Casa'}}, null, 2),
        [`${strings}/app.en.json`]: app({tabs: {home: 'Home'}}),
      },
      'app.es.json:4: found "tabs.house" ("Casa"), which app.en.json does not have; expected the same keys in both languages. Add it to app.en.json, or take it out here. Did you mean "tabs.home"?',
    ],
    ['a holiday that is no date', catalogueRule, days('2027-02-29'), '"2027-02-29"', '"2027-02-29"'],
    ['a holiday in words', catalogueRule, days('25 de diciembre'), '"25 de', '"25 de'],
    [
      'another holiday in the other language',
      catalogueRule,
      days('12-25', '12-26'),
      'found the day "12-25"',
      '"12-26"',
    ],
    ['the text of a fact', factsRule, docs('Te atendemos De 9:00 a 17:00.'), 'found "de 9:00 a 17:00", a'],
    ['a time of the company', factsRule, docs('Uno.\n\nEspera 3 días.'), 'docs/a.mdx:9: found "3 días"'],
    [
      'an unknown field',
      frontMatterRule,
      {'docs/a.mdx': page('Hola.', 'sidebar_lable: Contacto\n')},
      'docs/a.mdx:5: found the front matter "sidebar_lable"; expected one of title, description, keywords, title_meta, sidebar_label, slug. Take it out, or correct its name. Did you mean "sidebar_label"?',
    ],
    [
      'a short description',
      frontMatterRule,
      changed(description, 'Corta.'),
      'docs/a.mdx:3: found description: "Corta." (6 characters); expected 110 to 155 characters',
    ],
    [
      'a question that results would cut',
      frontMatterRule,
      changed('title:', `title_meta: "¿${'a'.repeat(60)}"\ntitle:`),
      'docs/a.mdx:2: found title_meta: ',
    ],
    ['no title', frontMatterRule, changed('title: Agrega un contacto\n', ''), 'found no title; expected a text'],
    ['too few keywords', frontMatterRule, changed('[uno, dos, tres]', '[uno]'), 'expected at least three words'],
    ['a hash in Spanish', frontMatterRule, {'docs/a.mdx': page('Hola.', hash)}, 'the front matter "source_hash"'],
    [
      'the description of another page',
      frontMatterRule,
      {...docs('Hola.'), 'docs/b.mdx': page('Hola.')},
      'docs/b.mdx:3: found the same description as docs/a.mdx; expected a description of its own.',
    ],
    [
      'what a post lacks, and its unknown topic',
      frontMatterRule,
      {'blog/a.mdx': page('Hola.', 'topic: order\n')},
      'no slug',
      'no date',
      'no authors',
      'no tags',
      `blog/a.mdx:5: found topic: "order" (5 characters); expected one of ${topicIds.join(', ')}`,
    ],
    ['a level that is skipped', headingsRule, docs('### Uno {/* #one */}'), 'a heading of level 3 after level 1'],
    ['a heading without id', headingsRule, docs('## Uno'), 'found the heading "Uno" without an id'],
    ['an id that is no name', headingsRule, docs('## Uno {/* #One */}'), 'found the id "One"'],
    [
      'an id that an answer has',
      headingsRule,
      docs(`${answer('y')}\n\n## Uno {/* #one */}`),
      'the id "one" for the second',
    ],
    [
      'a label in bold',
      labelsRule,
      docs('**Agregar contacto.** Así.'),
      'docs/a.mdx:7: found **Agregar contacto.**, a word of the app that is typed by hand; expected {contacts.add}. Write the key: then the word changes with the app.',
    ],
    [
      'a label as a question',
      labelsRule,
      docs(answer('b').replace('¿Qué?', 'Agregar contacto')),
      'the question "Agregar',
    ],
    ['a label in English', labelsRule, onlyEnglish('Tap **Add contact**.'), '**Add contact**'],
    ['a picture without words', picturesRule, docs('![](./x.png)'), 'docs/a.mdx:7: found a picture without words'],
    [
      'steps without a picture',
      picturesRule,
      docs('<Steps>\n\n1. Uno.\n\n</Steps>'),
      '<Steps> and no picture on the page',
    ],
    [
      'authors and tags that are not listed',
      postsRule,
      post('authors: [help-teem]\ntags: [other]'),
      'blog/a.mdx:3: found authors: help-teem; expected help-team (blog/authors.yml). Correct it in the lines between ---; the lines of a list begin with the same spaces. Did you mean "help-team"?',
      'blog/a.mdx:4: found tags: other; expected safety (blog/tags.yml).',
    ],
    ['a post without the end of its summary', postsRule, post('authors: help-team', 'Hola.'), '{/* truncate */}'],
    [
      'the hardest paragraph',
      readabilityRule,
      docs(`${easy}\n\n${hard}\n\nConfirma tu identidad.`),
      'docs/a.mdx:9: found INFLESZ',
    ],
    [
      'a hard page in English',
      readabilityRule,
      onlyEnglish('Administrative authorization necessitates documentation of organizational responsibilities.'),
      'found Flesch reading ease',
    ],
    ['a long sentence of a list', sentenceRule, docs(`- ${words(26)}.`), 'found a sentence of 26 words'],
    ['a long sentence of a table', sentenceRule, docs(`| A |\n|---|\n| ${words(26)} |`), 'a sentence of 26 words'],
    [
      'words that stand twice',
      repeatedWordsRule,
      docs('La lista de de contactos\ncontactos.'),
      'docs/a.mdx:7: found "de de"; expected "de" once. Take one away.',
      '"contactos" once',
    ],
    [
      'a topic that has no color, and a page that is not there',
      sidebarRule,
      {
        'sidebars.ts': "a\ncustomProps: {topic: 'servicios', icon: 'x'},\nitems: ['b/c', {id: 'b/d'}]",
        'docs/b/c.mdx': '',
      },
      `sidebars.ts:2: found the topic "servicios"; expected one of ${topicIds.join(', ')}. Correct topic; a new one needs its color (src/site/outline/model.ts). Did you mean "services"?`,
      'sidebars.ts:3: found "b/d", but docs/ has no such page',
    ],
    [
      'terms, with the line inside a paragraph',
      termsRule,
      docs('Abre la app.\nSelecciona el método de pago.'),
      'docs/a.mdx:8: found "método de pago"; expected "forma de pago" (con lo que pagas). Write that in its place; words that readers type in the search belong in keywords.',
      'docs/a.mdx:8: found "Selecciona"; expected "elegir" (tomar una de varias).',
    ],
    ['a term outside of its phrase', termsRule, docs('Abre los ajustes. Eres usuario. Ves un débito.'), '', '', ''],
    ['a term in the title', termsRule, changed('Agrega un contacto', 'Pulsa el botón'), 'a.mdx:2: found "Pulsa"'],
    [
      'a term in a question, a table, a callout and a link',
      termsRule,
      docs(
        `${answer('b').replace('Qué', 'Pulsa')}\n\n| Pulsa |\n|---|\n| x |\n\n:::note[Pulsa]\n\nHola. [Pulsa](./b.mdx)\n\n:::`,
      ),
      'a.mdx:7: ',
      'a.mdx:13: ',
      'a.mdx:17: ',
      'a.mdx:19: ',
    ],
    [
      'terms of English',
      termsRule,
      onlyEnglish('Click the device in the help centre.'),
      'found "Click"; expected "tap"',
      'found "device"; expected "phone"',
      'expected "the spelling of the United States',
    ],
    [
      'a term of the interface, with its line',
      termsRule,
      {
        'i18n/en/navbar.json':
          '{\n  "a": {"message": "Hi"},\n  "b": {\n    "message": "The help centre of {centre}"\n  }\n}',
      },
      'i18n/en/navbar.json:3: found "centre" in "b"; expected "the spelling of the United States',
    ],
    [
      'other ids',
      translationParityRule,
      docs('## Uno {/* #one */}', '## One {/* #uno */}'),
      'found heading number 1: ## #uno; expected ## #one, as in docs/a.mdx:7',
    ],
    [
      'a step more',
      translationParityRule,
      docs('<Steps>\n\n1. Uno.\n\n</Steps>', '<Steps>\n\n1. One.\n2. Two.\n\n</Steps>'),
      'found <Steps> number 1: 2 steps; expected 1 steps',
    ],
    [
      'a picture more',
      translationParityRule,
      docs('Nada.', '<Screen name="home" />'),
      'expected none, as in docs/a.mdx',
    ],
    [
      'a page without a translation',
      translationParityRule,
      docs('Hola.'),
      `docs/a.mdx:1: found no translation "en" of this page; expected ${english}/a.mdx. Translate it`,
    ],
    [
      'a post without a translation',
      translationParityRule,
      {'blog/a.mdx': page('Hola.')},
      'npm run translations:update-hash -- i18n/en/docusaurus-plugin-content-blog/a.mdx',
    ],
    [
      'a translation without a hash',
      translationParityRule,
      {...docs('Hola.'), ...onlyEnglish('Hi.')},
      `${english}/a.mdx:1: found a translation without source_hash (unverified)`,
    ],
    [
      'a translation of nothing',
      translationParityRule,
      {[`${english}/a.mdx`]: page('Hi.', hash)},
      'found a translation without a Spanish page',
    ],
    [
      'texts of the interface without a hash',
      translationParityRule,
      {'i18n/es/code.json': app({a: {message: 'Hola'}}), 'i18n/en/code.json': app({a: {message: 'Hello'}})},
      'i18n/en/code.json:1: found a translation without source_hash',
    ],
  ])('%s', async (_, rule, files, ...expected) => {
    const found = await findings(rule, files);
    expect(found).toHaveLength(expected.length);
    for (const part of expected) expect(found).toContainEqual(expect.stringContaining(part));
  });

  it('a key of a screen that the catalogue does not have, where the screen names it', async () => {
    const [first] = await findings(screensRule, {[`${strings}/app.es.json`]: '{"code": {"fild": "Código"}}'});
    expect(first).toMatch(/^src\/manual\/screens\/\w+\.yaml:\d+: found .*"app\.name"/);
  });
});

describe('unused words', () => {
  const zoo = {
    [`${strings}/app.es.json`]: '{\n  "zoo": {\n    "bear": "Oso"\n  }\n}',
    [`${strings}/app.en.json`]: app({zoo: {bear: 'Bear'}}),
  };
  const kept = (list: object) => ({...zoo, [`${strings}/unused.json`]: app(list)});
  const found = async (files: Files) =>
    (await findings(unusedRule, files)).filter((line) => /"(zoo|code)\./.test(line));

  it.each<[string, Files, ...string[]]>([
    ['are found', zoo, 'app.es.json:3: found "zoo.bear" ("Oso"), which no page and no picture shows;'],
    ['may be kept for a reason', kept({'zoo.bear': 'Comes with the next version.'})],
    ['are kept for no other reason than one', kept({'zoo.bear': ' '}), 'unused.json:1: found "zoo.bear" without'],
    [
      'are not kept when in use',
      {...kept({'zoo.bear': 'Later.'}), ...docs('{zoo.bear}')},
      '"zoo.bear", which is in use',
    ],
    ['are not kept when unknown', kept({'zoo.bear': 'x', 'zoo.cat': 'x'}), '"zoo.cat", which the catalogue does not'],
  ])('%s', async (_, files, ...expected) => {
    expect(await found(files)).toEqual(expected.map((part) => expect.stringContaining(part) as string));
  });

  it('are what a screen could show and no page draws', async () => {
    const code = {title: 'a', body: 'b', field: 'c', errors: {wrong: 'd'}};
    const words = {[`${strings}/app.es.json`]: app({code}), [`${strings}/app.en.json`]: app({code})};
    expect(await found({...words, ...docs('<Screen name="code" />')})).toEqual([
      expect.stringContaining('"code.errors.wrong"'),
    ]);
  });
});
