import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Files} from '../../../e2e/support/folder';
import {writeFiles} from '../../../e2e/support/folder';
import {app, description, english, findings, page, siteWith} from '../../../e2e/support/manual/siteWith';
import {buildRule, rules} from '.';
import type {Rule} from '../rule';
import {answerLinksRule, linkWordsRule} from './answerLinks';
import {catalogueRule} from './catalogue';
import {fileNamesRule} from './fileNames';
import {frontMatterRule} from './frontMatter';
import {headingsRule} from './headings';
import {lengthRule, picturesRule, repeatedWordsRule} from './words';
import {postsRule} from './posts';
import {readabilityRule, sentenceRule} from './readability';
import {screensRule} from './screens';
import {sidebarRule} from './sidebar';
import {synonymsRule} from './synonyms';
import {termsRule} from './terms';
import {translationParityRule} from './translationParity';
import {typedByHandRule} from './typedByHand';
import {unusedRule} from './unused';

const strings = 'src/manual/catalogue/strings';

/** A Spanish page of the manual with this text, and where it is given its translation. */
const docs = (body: string, translation?: string): Files => ({
  'docs/a.mdx': page(body),
  ...(translation !== undefined && {[`${english}/a.mdx`]: page(translation)}),
});
const onlyEnglish = (body: string): Files => ({[`${english}/a.mdx`]: page(body)});
const replace = (from: string, to: string): Files => ({'docs/a.mdx': page('Hola.').replace(from, to)});
const answer = (body: string, question = '¿Qué?') => `<Answer id="one" question="${question}">\n\n${body}\n\n</Answer>`;
const steps = (...lines: string[]) => `<Steps>\n\n${lines.join('\n')}\n\n</Steps>`;
const screen = (...names: string[]) => `<Screen ${names.map((name) => `${name}="home"`).join(' ')} />`;
const tags: Files = {'blog/tags.yml': `safety:\n  label: Seguridad\n  description: ${'a'.repeat(120)}\n`};
const words = (count: number) => Array.from({length: count}, () => 'voy').join(' ');
const margins = '\n  - uno\n   - dos\n  - a\n  - b';
const easy = 'Toca el botón y mira la lista con calma.';
const hard =
  'La modificación de la configuración correspondiente requiere autorización administrativa previamente otorgada.';
const hardEnglish = 'Administrative authorization necessitates documentation of organizational responsibilities.';
const openSteps = docs('Uno.\n\n<Steps>\n\n1. **Dos**\n', 'One.\n\n1. **Two**\n');
const homes: Files = {
  [`${strings}/app.es.json`]: JSON.stringify({tabs: {home: 'Inicio', house: 'Casa'}}, null, 2),
  [`${strings}/app.en.json`]: app({tabs: {home: 'Home'}}),
};
const topics = "a\ncustomProps: {topic: 'servicios', icon: 'x'},\nitems: ['b/c', {id: 'b/d'}]";
const dated = (from: string, to: string): Files => ({
  'blog/a.mdx': page('A.', from),
  'i18n/en/docusaurus-plugin-content-blog/a.mdx': page('A.', to),
});
const everywhere = `${answer('b', '¿Pulsa?')}\n\n| Pulsa |\n|---|\n| x |\n\n:::note[Pulsa]\n\nHola. [Pulsa](./b.mdx)\n\n:::`;
const sidebar: Files = {'sidebars.ts': topics, 'docs/b/c.mdx': ''};
const list = 'src/search/synonyms/es.txt';
const synonyms = (text: string): Files => ({...docs('A.'), [list]: text});
const orderPost: Files = {'blog/a.mdx': page('Hola.', 'topic: order\n')};
const lacking = ['no slug', 'no date', 'no authors', 'no tags'];
const navbar = '{\n  "a": {"message": "Hi"},\n  "b": {\n    "message": "The help centre of {centre}"\n  }\n}';
const codeJson = {'i18n/es/code.json': app({a: {message: 'Hola'}}), 'i18n/en/code.json': app({a: {message: 'Hello'}})};
const shared = answer('Sí.').replace('one', 'share-account');
const [one, uno] = ['## Uno {/* #one */}', '## One {/* #uno */}'];

// What the pages of the manual have is accepted by `npm run check:content` itself.
describe('a rule accepts', () => {
  it.each<[string, Rule, Files]>([
    ['a former id that readers drop', headingsRule, docs('## A {/* #people #contacts */}')],
    ['ids with such letters in other words', headingsRule, docs(shared.replace('share-', 'load-'))],
    ['labels of another language', typedByHandRule, onlyEnglish('Tap **Agregar contacto**.')],
    ['the name of the app in bold', typedByHandRule, docs('Toca **Cercana**.')],
    ['a word whose other sense has a term', termsRule, docs('La caja del mercado llega a la puerta.')],
    ['a term in code', termsRule, docs('Es `clave`.')],
    ['properties in another order', translationParityRule, docs(screen('tap', 'name'), screen('name', 'tap'))],
    ['a sentence of 25 words', sentenceRule, docs(`${words(25)}.`)],
    ['a word repeated by one of the app', repeatedWordsRule, docs('Tus contactos {tabs.contacts} y Ana nada.')],
    ['a translation of what cannot be read', translationParityRule, openSteps],
  ])('%s', async (_, rule, files) => {
    expect(await findings(rule, files)).toEqual([]);
  });
});

it.each(['share', 'contact', 'promo', 'comment', 'related', 'tags', 'sponsor', 'social', 'ads', 'banner', 'media'])(
  'an answer or a heading has no id with %s',
  async (word) => {
    const names = [
      expect.stringMatching(`"my-${word}".*without "`),
      expect.stringMatching(`"your-${word}".*without "`),
    ];
    const both = `${shared.replace('share-account', `my-${word}`)}\n\n## A {/* #your-${word} */}`;
    expect(await findings(headingsRule, docs(both))).toEqual(names);
  },
);

describe('a rule names', () => {
  it.each<[string, Rule, Files, ...string[]]>([
    ['a link of an answer to a page', answerLinksRule, docs(answer('[a](../help/index.mdx)')), 'mdx:9: found a li'],
    ['a link that renames', linkWordsRule, docs(`${answer('Sí.')}\n\nVe [Eso](#one).`), 'found a link "Eso"'],
    ['an unknown key', buildRule, docs('Toca {tabs.hom}.'), 'docs/a.mdx:7: found the key "tabs.hom"'],
    ['a page that is no MDX', buildRule, docs('Uno.\n\nSon {1 +.\n'), 'found a page that cannot be read ('],
    ['the component that a tag was meant to be', buildRule, docs('<Anser id="a">\n\n</Answer>'), 'mean "Answer"?'],
    ['an element that is no component', buildRule, docs('Uno.\n\n<anser />'), 'a.mdx:9: … Did you mean "Answer"?'],
    ['the line on which a tag was opened', buildRule, openSteps, 'docs/a.mdx:9: found <Steps> that is not closed;'],
    [
      'plain HTML',
      buildRule,
      docs('Uno<br>dos'),
      'docs/a.mdx:7: found <br>; expected one of <Steps>, … or plain Markdown',
    ],
    [
      'an unknown callout',
      buildRule,
      docs('A.\n\n:::tipp\n\nA.\n\n:::'),
      'a.mdx:9: found :::tipp; … Did you mean "tip"?',
    ],
    [
      'a callout that is not closed',
      buildRule,
      docs('A.\n\n:::tip[B]\n\nC.\n'),
      'a.mdx:9: found :::tip that is not closed',
    ],
    ['one that ends with the file', buildRule, docs('A.\n\n:::tip\n\nC.'), 'a.mdx:9: found :::tip that is not closed'],
    [
      'one in a list that is not closed',
      buildRule,
      docs('A.\n\n1. B\n\n   :::tip\n\n   C.\n\n2. D'),
      'a.mdx:11: found :::',
    ],
    ['a callout of another form', buildRule, docs('A.\n\n::tip'), 'docs/a.mdx:9: found colons'],
    ['a key that one language lacks', catalogueRule, homes, 'app.es.json:4: … Did you mean "tabs.home"?'],
    ['the text of a fact', typedByHandRule, docs('Te atendemos De 9:00 a 17:00.'), 'found "de 9:00 a 17:00", a'],
    ['a time of the company', typedByHandRule, docs('Uno.\n\nEspera 3 días.'), 'docs/a.mdx:9: found "3 días"'],
    ['an unknown field', frontMatterRule, replace('keywords:', 'sidebar_lable: A\nkeywords:'), 'mean "sidebar_label"?'],
    ['a field with its words in another order', frontMatterRule, replace('ti', 'meta_title: A\nti'), '"title_meta"?'],
    ['a misspelt field, once', frontMatterRule, replace('title:', 'titel:'), 'a.mdx:2: … Did you mean "title"?'],
    ['front matter that does not begin, once', frontMatterRule, replace('---\n', ''), 'a.mdx:1: found no front matter'],
    ['keywords with other margins', frontMatterRule, replace('[uno, dos, tres]', margins), 'found keywords: ["uno - '],
    [
      'a time of a day',
      frontMatterRule,
      replace('title:', 'date: 2026-02-01T23:30:00\ntitle:'),
      'x',
      ':2: found date: 2',
    ],
    [
      'a day that does not exist',
      frontMatterRule,
      replace('title:', 'date: 2026-02-30\ntitle:'),
      'x',
      ':2: found date: 2026-',
    ],
    ['a short description', frontMatterRule, replace(description, 'Corta.'), 'a.mdx:3: found description: "Corta." (6'],
    ['a question that is cut', frontMatterRule, replace('title:', `title_meta: ${'a'.repeat(70)}\ntitle:`), ':2: '],
    ['no title', frontMatterRule, replace('title: Agrega un contacto\n', ''), 'found no title; expected a text'],
    ['too few keywords', frontMatterRule, replace('[uno, dos, tres]', '[uno]'), 'expected at least three words'],
    ['the description of another page', frontMatterRule, {...docs('A.'), 'docs/b.mdx': page('A.')}, 'docs/b.mdx:3: '],
    [
      'one that was not translated',
      frontMatterRule,
      docs('A.', 'B.'),
      `${english}/a.mdx:3: found the description of docs/`,
    ],
    ['a page with another extension', fileNamesRule, {'docs/a.md': page('A.')}, 'docs/a.md:1: … Did you mean "a.mdx"?'],
    [
      'a name with accents and spaces',
      fileNamesRule,
      {'blog/B c/Mi Año.MDX': page('A.')},
      'blog/B c/Mi Año.MDX:1: … "b-c/mi-ano.mdx"?',
    ],
    [
      'a page that Windows takes for a device',
      fileNamesRule,
      {'docs/b/con.mdx': page('A.')},
      'con.mdx:1: found a name',
    ],
    [
      'names that differ by capital letters only',
      fileNamesRule,
      {'static/img/a.png': '', 'static/Img/b.png': ''},
      'static/Img/b.png:1: found a name',
      'static/img/a.png:1: found a name',
    ],
    [
      'the address of another post',
      frontMatterRule,
      {'blog/a.mdx': page('A.', 'slug: a\n'), 'blog/b.mdx': page('B.', 'slug: a\n').replace('Mira', 'Lee')},
      ...lacking.slice(1),
      ...lacking.slice(1),
      'blog/b.mdx:5: found the slug of blog/a.mdx',
    ],
    ['what a post lacks, and its topic', frontMatterRule, orderPost, ...lacking, 'found topic: "order" (5 characters)'],
    ['a level that is skipped', headingsRule, docs('### Uno {/* #one */}'), 'a heading of level 3 after level 1'],
    ['a heading without id', headingsRule, docs('## Uno'), 'found the heading "Uno" without an id'],
    ['an id that is no name', headingsRule, docs('## Uno {/* #One */}'), 'found the id "One"'],
    ['an id that an answer has', headingsRule, docs(`${answer('y')}\n\n${one}`), 'the id "one" for the second'],
    [
      'a label in bold',
      typedByHandRule,
      docs('**Agregar contacto.** Así.'),
      'mdx:7: found **Agregar contacto.**, a word',
    ],
    ['a label as a question', typedByHandRule, docs(answer('b', 'Agregar contacto')), 'the question "Agregar'],
    [
      'a key between quotation marks',
      typedByHandRule,
      docs('Uno.\n\nToca «{contacts.add}».'),
      'mdx:9: found a key between',
    ],
    ['a label in English', typedByHandRule, onlyEnglish('Tap **Add contact**.'), '**Add contact**'],
    ['a picture without words', picturesRule, docs('![](./x.png)'), 'docs/a.mdx:7: found a picture without words'],
    [
      'an author and a tag whose description is short or missing',
      postsRule,
      {
        'blog/tags.yml': 'safety:\n  label: A\n  description: Corta.\n',
        'i18n/en/docusaurus-plugin-content-blog/authors.yml': 'team:\n  name: B\n',
      },
      'blog/tags.yml:3: found a description of 6 characters; expected 110',
      'authors.yml:1: found a description of 0 characters; … Say in one',
    ],
    [
      'a tag that one language lacks',
      postsRule,
      {...tags, 'i18n/en/docusaurus-plugin-content-blog/tags.yml': ''},
      'blog/tags.yml:1: found "safety" ("Seguridad"), which i18n/en/docusaurus-plugin-content-blog/tags.yml does not',
    ],
    [
      'a page that has two places',
      sidebarRule,
      {'sidebars.ts': "['b/c',\n'b/c']", 'docs/b/c.mdx': ''},
      'sidebars.ts:2: found "b/c" once more',
    ],
    [
      'a short description of a topic',
      sidebarRule,
      {
        'sidebars.ts': "a\n  description:\n    'Corta.',",
        [`${english}.json`]: app({'a.generated-index.description': {message: 'No.'}}),
      },
      'sidebars.ts:2: found a description of 6 ch',
      'current.json:1: found a description of 3 ch',
    ],
    ['the hardest paragraph', readabilityRule, docs(`${easy}\n\n${hard}\n\nVe.`), 'docs/a.mdx:9: found INFLESZ'],
    ['a hard page in English', readabilityRule, onlyEnglish(hardEnglish), 'found Flesch reading ease'],
    ['a long sentence of a list', sentenceRule, docs(`- ${words(26)}.`), 'found a sentence of 26 words'],
    ['a long sentence of a table', sentenceRule, docs(`| A |\n|---|\n| ${words(26)} |`), 'a sentence of 26 words'],
    ['words that stand twice', repeatedWordsRule, docs('La de de app\napp.'), 'mdx:7: found "de de"', '"app" once'],
    [
      'a page of few words',
      lengthRule,
      docs(words(149)),
      'docs/a.mdx:1: found a page of 149 words; expected at least 150',
    ],
    ['a page that no list has', sidebarRule, {...sidebar, ...docs('A.')}, ':2: ', 'docs/a.mdx:1: found "a", which no'],
    [
      'synonyms of another form',
      synonymsRule,
      synonyms('# a\nno\nno:\n: no\nno: a: b'),
      ...['2: found "no"; expected "what the pages', '3: found "no:"', '4: found ": no"', '5: found "no: a: b"'],
    ],
    [
      'a term with two lines',
      synonymsRule,
      synonyms('a: b\nc: d\na: e'),
      `${list}:3: found "a" once more; … to line 1,`,
    ],
    [
      'synonyms of an answer or a page that is not there',
      synonymsRule,
      synonyms('/docs/a#no: b\n/en/docs/a#no: b\n/doc/a: b'),
      ...[`${list}:1: … /docs/a#no`, `${list}:2: … /en/docs/a#no`, `${list}:3: … Did you mean "/docs/a"?`],
    ],
    ['an unknown topic', sidebarRule, sidebar, 'ts:2: … "services"?'],
    [
      'a term, with its line',
      termsRule,
      docs('Abre.\nSelecciona.'),
      'mdx:8: found "Selecciona"; expected "elegir" (tomar',
    ],
    [
      'a term in the sense that has one',
      termsRule,
      docs('Pasa por caja.'),
      'found "por caja"; … except in src/checks/',
    ],
    ['a term of words', termsRule, docs('Tu método de pago.'), 'found "método de pago"; expected "forma de pago" (con'],
    ['a term outside of its phrase', termsRule, docs('Abre los ajustes. Eres usuario. Ves un débito.'), '', '', ''],
    ['a term in the title', termsRule, replace('Agrega un contacto', 'Pulsa el botón'), 'a.mdx:2: found "Pulsa"'],
    ['a term anywhere on a page', termsRule, docs(everywhere), ...['mdx:7: ', ':13: ', ':17: ', ':19: ']],
    ['terms of English', termsRule, onlyEnglish('Click the device in the help centre.'), '"tap"', '"phone"', 'spel'],
    ['a term of the interface', termsRule, {'i18n/en/navbar.json': navbar}, 'navbar.json:3: found "centre" in "b"'],
    ['other ids', translationParityRule, docs(one, uno), '#uno; expected ## #one, as in docs/a.mdx:7'],
    [
      'another date',
      translationParityRule,
      dated('date: 2026-02-01\n', 'date: 2026-02-02\n'),
      'a.mdx:5: found date: 2026-02-02; expected 2026-02-01, as in blog/a.mdx:5',
    ],
    [
      'other tags',
      translationParityRule,
      dated('tags: [a, b]\n', 'tags: [a]\n'),
      'a.mdx:5: found tags: ["a"]; expected ["a","b"], as',
    ],
    [
      'another address, author and topic',
      translationParityRule,
      dated('slug: a\nauthors: [a]\n', 'slug: b\ntopic: help\n'),
      'slug: "b"',
      'no authors; expected ["a"]',
      'topic: "help" … none, as',
    ],
    [
      'a step more',
      translationParityRule,
      docs(steps('1. A.'), steps('1. A.', '2. B.')),
      'found <Steps> (2); expected <Steps> (1)',
    ],
    ['a picture more', translationParityRule, docs('A.', '<Screen name="home" />'), 'expected none, as in docs/a'],
    ['no translation', translationParityRule, docs('Hola.'), `"en" of this page; expected ${english}/a.mdx. `],
    ['no post', translationParityRule, {'blog/a.mdx': page('A.')}, '-- i18n/en/docusaurus-plugin-content-blog'],
    ['nothing to translate', translationParityRule, {[`${english}/a.mdx`]: page('A.')}, 'without a Spanish page'],
  ])('%s', async (_, rule, files, ...expected) => {
    const messages = await findings(rule, files);
    expect(messages).toHaveLength(expected.length);
    const has = (line: string, parts: string) => parts.split(' … ').every((part) => line.includes(part));
    expect(
      expected.filter((parts) => !messages.some((line) => has(line, parts))),
      messages.join('\n'),
    ).toEqual([]);
  });

  it('a translation of which nobody recorded the source', async () => {
    const site = await siteWith({...docs('A.', 'A.'), ...codeJson});
    writeFiles(site.siteDir, {'src/manual/translations/source-hashes.en.json': '{}'});
    const files = translationParityRule.check(site).map(({file}) => file);
    expect(files).toEqual(expect.arrayContaining([`${english}/a.mdx`, 'i18n/en/code.json']));
  });

  it('a key of a screen that the catalogue does not have, where the screen names it', async () => {
    const [first] = await findings(screensRule, {[`${strings}/app.es.json`]: '{"code": {"fild": "Código"}}'});
    expect(first).toMatch(/^src\/screens\/data\/\w+\.yaml:\d+: found .*"app\.name"/);
  });
});

it.each<[string, Rule, Files, string]>([
  ['a list of tags', postsRule, {'blog/tags.yml': 'safety:\n\tlabel: A\n'}, 'tags.yml:2: '],
  ['texts of the interface', termsRule, {'i18n/en/navbar.json': '{\n  "a": {},\n}'}, 'i18n/en/navbar.json:3: '],
])('%s that cannot be read stops the check, which names its line', async (_, rule, files, place) => {
  await expect(findings(rule, files)).rejects.toThrow(place);
});

describe('unused words', () => {
  const zoo = {
    [`${strings}/app.es.json`]: '{\n  "zoo": {\n    "bear": "Oso"\n  }\n}',
    [`${strings}/app.en.json`]: app({zoo: {bear: 'Bear'}}),
  };
  const withStrings = (list: object) => ({...zoo, [`${strings}/unused.json`]: app(list)});
  const errorsOf = async (files: Files) =>
    (await findings(unusedRule, files)).filter((line) => /"(zoo|code)\./.test(line));

  it.each<[string, Files, ...string[]]>([
    ['are found', zoo, 'app.es.json:3: found "zoo.bear" ("Oso"), which no page and no picture shows;'],
    ['may be kept for a reason', withStrings({'zoo.bear': 'Comes with the next version.'})],
    [
      'are kept for no other reason than one',
      withStrings({'zoo.bear': ' '}),
      'unused.json:1: found "zoo.bear" without',
    ],
    ['are not kept in use', {...withStrings({'zoo.bear': 'Later.'}), ...docs('{zoo.bear}')}, '"zoo.bear", which is in'],
    [
      'are not kept when unknown',
      withStrings({'zoo.bear': 'x', 'zoo.cat': 'x'}),
      '"zoo.cat", which the catalogue does not',
    ],
  ])('%s', async (_, files, ...expected) => {
    expect(await errorsOf(files)).toEqual(expected.map((part) => expect.stringContaining(part) as string));
  });

  it('are what a screen could show and no page draws', async () => {
    const code = {title: 'a', body: 'b', field: 'c', errors: {wrong: 'd'}};
    const words = {[`${strings}/app.es.json`]: app({code}), [`${strings}/app.en.json`]: app({code})};
    expect(await errorsOf({...words, ...docs('<Screen name="code" />')})).toEqual([
      expect.stringContaining('"code.errors.wrong"'),
    ]);
  });
});

it('the guide of messages names every rule, and no other', () => {
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../../.github/guides/messages.md'), 'utf8');
  const [, table = ''] = /^\| Rule of.*\n.*\n((?:\|.*\n)*)/m.exec(guide) ?? [];
  const rows = [...table.matchAll(/^\| ([^|]*[^| ]) *\|/gm)];
  expect(rows.flatMap(([, cell = '']) => cell.split(', ')).sort()).toEqual(rules.map(({name}) => name).sort());
});
