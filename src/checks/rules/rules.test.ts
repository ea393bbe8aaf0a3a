import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Files, RawFiles} from '../../../e2e/support/folder';
import {writeFiles} from '../../../e2e/support/folder';
import {app, description, english, findings, page, siteWith} from '../../../e2e/support/manual/siteWith';
import {buildRule, rules} from '.';
import type {Rule} from '../rule';
import {answerLinksRule, linkWordsRule} from './answerLinks';
import {catalogueRule, releaseRule} from './catalogue';
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
const blog = 'i18n/en/docusaurus-plugin-content-blog';

/** A Spanish page of the manual with this text, and its translation if one is given. */
const docs = (body: string, translation?: string): Files => ({
  'docs/a.mdx': page(body),
  ...(translation !== undefined && {[`${english}/a.mdx`]: page(translation)}),
});
const onlyEnglish = (body: string): Files => ({[`${english}/a.mdx`]: page(body)});
const replace = (from: string, to: string): Files => ({'docs/a.mdx': page('Hola.').replace(from, to)});
const answer = (body: string, question = '¿Qué?') => `<Answer id="one" question="${question}">\n\n${body}\n\n</Answer>`;
const steps = (...lines: string[]) => `<Steps>\n\n${lines.join('\n')}\n\n</Steps>`;
const screen = (...names: string[]) => `<Screen ${names.map((name) => `${name}="home"`).join(' ')} />`;
const tagList = `safety:\n  label: Seguridad\n  description: ${'a'.repeat(120)}\n`;
const tags: Files = {'blog/tags.yml': tagList};
const words = (count: number) => Array.from({length: count}, () => 'voy').join(' ');
const postOf = (fields: string): Files => {
  const lists = {...tags, 'blog/authors.yml': tagList.replace('safety', 'team')};
  return {...lists, 'blog/a.mdx': page('A.\n\n{/* truncate */}', fields)};
};
const margins = '\n  - uno\n   - dos\n  - a\n  - b';
const easyText = 'Toca el botón y mira la lista con calma.';
const hardText =
  'La modificación de la configuración correspondiente requiere autorización administrativa previamente otorgada.';
const hardEnglish = 'Administrative authorization necessitates documentation of organizational responsibilities.';
const openSteps = docs('Uno.\n\n<Steps>\n\n1. **Dos**\n', 'One.\n\n1. **Two**\n');
const homes: Files = {
  [`${strings}/app.es.json`]: JSON.stringify({tabs: {home: 'Inicio', house: 'Casa'}}, null, 2),
  [`${strings}/app.en.json`]: app({tabs: {home: 'Home'}}),
};
const christmas = 'facts.support.holidays.christmas';
/** A site whose only fact is a holiday of support, with the facts that somebody confirmed. */
const holiday = (es: string, {en = es, ...confirmed}: Record<string, string> = {}): Files => ({
  [`${strings}/facts.es.json`]: app({support: {holidays: {christmas: es}}}),
  [`${strings}/facts.en.json`]: app({support: {holidays: {christmas: en}}}),
  [`${strings}/confirmed.json`]: app(confirmed),
});
const meaning = (means: string): Files => ({[`${strings}/glossary.es.json`]: app({fee: {word: 'Comisión', means}})});
const topics = "a\ncustomProps: {topic: 'servicios', icon: 'x'},\nitems: ['b/c']";
const postsWith = (from: string, to: string): Files => ({
  'blog/a.mdx': page('A.', from),
  [`${blog}/a.mdx`]: page('A.', to),
});
const everywhere = `${answer('b', '¿Pulsa?')}\n\n| Pulsa |\n|---|\n| x |\n\n:::note[Pulsa]\n\nHola. [Pulsa](./b.mdx)\n\n:::`;
const sidebar: Files = {'sidebars.ts': topics, 'docs/b/c.mdx': ''};
const pagesOf = (sidebars: string): Files => ({...sidebar, 'sidebars.ts': sidebars});
const list = 'src/search/synonyms/es.txt';
const synonyms = (text: string): Files => ({...docs('A.'), [list]: text});
const orderPost: Files = {'blog/a.mdx': page('Hola.', 'topic: order\n')};
const missingFields = ['no slug', 'no date', 'no authors', 'no tags'];
const navbar = '{\n  "a": {"message": "Hi"},\n  "b": {\n    "message": "The help centre of {centre}"\n  }\n}';
const codeJson = {'i18n/es/code.json': app({a: {message: 'Hola'}}), 'i18n/en/code.json': app({a: {message: 'Hello'}})};
const shareAnswer = answer('Sí.').replace('one', 'share-account');
const droppedHeadings = ['promo', 'comment', 'ads'].map((word) => `## A {/* #my-${word} */}`).join('\n\n');
const twoPosts = {'blog/a.mdx': page('A.', 'slug: a\n'), 'blog/b.mdx': page('B.', 'slug: a\n').replace('Mira', 'Lee')};
const missingFieldsOfTwo = missingFields.slice(1).flatMap((each) => [each, each]);
const shortTag: Files = {
  'blog/tags.yml': 'safety:\n  label: A\n  description: Corta.\n',
  [`${blog}/authors.yml`]: 'team:\n  name: B\n',
};
const topicLink = "link: {type: 'doc', id: 'b/c'}, items: ['b/c']";
const shortTopic: Files = {
  'sidebars.ts': "a\n  description:\n    'Corta.',",
  [`${english}.json`]: app({'a.generated-index.description': {message: 'No.'}}),
};
const [one, uno] = ['## Uno {/* #one */}', '## One {/* #uno */}'];

// `npm run check:content` itself proves that real pages pass.
describe('a rule names', () => {
  /** Each case: its subject, the files, and the text of each error; no text where the rule accepts the files. */
  const check = (rule: Rule, cases: [string, RawFiles, ...string[]][]) => {
    it.each(cases)(`${rule.name}: %s`, async (_, files, ...expected) => {
      const messages = await findings(rule, files);
      expect(messages).toHaveLength(expected.length);
      const has = (line: string, parts: string) => parts.split(' … ').every((part) => line.includes(part));
      expect(
        expected.filter((parts) => !messages.some((line) => has(line, parts))),
        messages.join('\n'),
      ).toEqual([]);
    });
  };

  check(answerLinksRule, [
    ['a link of an answer to a page', docs(answer('[a](../help/index.mdx)')), 'mdx:9: found a li'],
  ]);
  check(linkWordsRule, [['a link that renames', docs(`${answer('Sí.')}\n\nVe [Eso](#one).`), 'found a link "Eso"']]);
  check(buildRule, [
    ['an unknown key', docs('Toca {tabs.hom}.'), 'docs/a.mdx:7: found the key "tabs.hom"'],
    ['a page that is not MDX', docs('Uno.\n\nSon {1 +.\n'), 'found a page that cannot be read ('],
    ['a page in another encoding', {'docs/a.mdx': Buffer.from(page('Sí.'), 'latin1')}, 'a.mdx:3: found a file that'],
    [
      'a page of a text program',
      {'docs/a.mdx': Buffer.from(`\uFEFF${page('Sí.')}`, 'utf16le')},
      'a.mdx:1: found a file that',
    ],
    ['the component that a tag was meant to be', docs('<Anser id="a">\n\n</Answer>'), 'mean "Answer"?'],
    ['an element that is not a component', docs('Uno.\n\n<anser />'), 'a.mdx:9: … Did you mean "Answer"?'],
    ['the line on which a tag was opened', openSteps, 'docs/a.mdx:9: found <Steps> that is not closed;'],
    ['no link to a post by its slug', {...docs('A [b](/blog/c).'), 'blog/b.mdx': page('A.', 'slug: c\n')}],
    ['no link to a file beside the page', {...docs('A [b](./b.pdf).'), 'docs/b.pdf': ''}],
    ['plain HTML', docs('Uno<br>dos'), 'docs/a.mdx:7: found <br>; … or plain Markdown'],
    ['an unknown callout', docs('A.\n\n:::tipp\n\nA.\n\n:::'), 'a.mdx:9: found :::tipp; … Did you mean "tip"?'],
    ['a callout that is not closed', docs('A.\n\n:::tip[B]\n\nC.\n'), 'a.mdx:9: found :::tip that is not closed'],
    ['a callout that ends with the file', docs('A.\n\n:::tip\n\nC.'), 'a.mdx:9: found :::tip that is not closed'],
    ['a callout in a list that is not closed', docs('A.\n\n1. B\n\n   :::tip\n\n   C.\n\n2. D'), 'a.mdx:11: found :::'],
    ['a callout of another form', docs('A.\n\n::tip'), 'docs/a.mdx:9: found colons'],
  ]);
  check(catalogueRule, [
    ['a key that one language lacks', homes, 'app.es.json:4: … Did you mean "tabs.home"?'],
    ['no holiday of one year', holiday('2027-03-26')],
    ['a holiday that is not a date', holiday('2027-02-29'), 'es.json:1: … "2027-02-29"', 'en.json:1: … "2027-02-29"'],
    ['a holiday in words', holiday('25 de diciembre'), '"25 de', '"25 de'],
    ['another holiday in English', holiday('12-25', {en: '12-26'}), 'found the day "12-25"', '"12-26"'],
    ['no confirmed fact', holiday('12-25', {[christmas]: 'Ana, 2026-12-01'})],
    ['a confirmation by nobody', holiday('12-25', {[christmas]: ' '}), 'confirmed.json:1: found'],
    ['a confirmation of no fact', holiday('12-25', {'facts.support.xmas': 'Ana'}), '"facts.support.xmas", which'],
    ['no unconfirmed fact before a release', holiday('12-25')],
    ['no meaning that fits in a sentence', meaning('lo que envías; no lo des')],
    ['a meaning with a capital', meaning('Dinero'), 'glossary.es.json:1: found a word … means "Dinero"'],
    ['a meaning with a full stop', meaning('dinero. No lo des'), 'means "dinero. No'],
  ]);
  check(releaseRule, [
    ['a fact that is not confirmed', holiday('12-25'), `facts.es.json:1: found "12-25" (${christmas}), which`],
    ['no confirmed fact', holiday('12-25', {[christmas]: 'Ana'})],
  ]);
  check(typedByHandRule, [
    ['no label of another language', onlyEnglish('Tap **Agregar contacto**.')],
    ['not the name of the app in bold', docs('Toca **Cercana**.')],
    ['the text of a fact', docs('Te atendemos De 9:00 a 17:00.'), 'found "de 9:00 a 17:00", a'],
    ['a time of the company', docs('Uno.\n\nEspera 3 días.'), 'docs/a.mdx:9: found "3 días"'],
    ['a label in bold', docs('**Agregar contacto.** Así.'), 'mdx:7: found **Agregar contacto.**, a word'],
    ['a label as a question', docs(answer('b', 'Agregar contacto')), 'the question "Agregar'],
    ['a key between quotation marks', docs('Uno.\n\nToca «{contacts.add}».'), 'mdx:9: found a key between'],
    ['a label in English', onlyEnglish('Tap **Add contact**.'), '**Add contact**'],
  ]);
  check(frontMatterRule, [
    ['an unknown field', replace('keywords:', 'sidebar_lable: A\nkeywords:'), 'mean "sidebar_label"?'],
    ['a field with its words in another order', replace('ti', 'meta_title: A\nti'), '"title_meta"?'],
    ['a misspelt field, once', replace('title:', 'titel:'), 'a.mdx:2: … Did you mean "title"?'],
    ['front matter that does not begin, once', replace('---\n', ''), 'a.mdx:1: found no front matter'],
    ['keywords with other margins', replace('[uno, dos, tres]', margins), 'found keywords: ["uno - '],
    ['a day that does not exist', replace('title:', 'date: 2026-02-30\ntitle:'), 'x', ':2: found date: 2026-'],
    ['a short description', replace(description, 'Corta.'), 'a.mdx:3: found description: "Corta." (6'],
    ['a question that is cut', replace('title:', `title_meta: ${'a'.repeat(70)}\ntitle:`), ':2: '],
    ['no title', replace('title: Agrega un contacto\n', ''), 'found no title; expected a text'],
    ['too few keywords', replace('[uno, dos, tres]', '[uno]'), 'expected at least three words'],
    ['the description of another page', {...docs('A.'), 'docs/b.mdx': page('A.')}, 'docs/b.mdx:3: '],
    ['a description that was not translated', docs('A.', 'B.'), `${english}/a.mdx:3: found the description of docs/`],
    ['the address of another post', twoPosts, ...missingFieldsOfTwo, 'b.mdx:5: found the slug of blog/a.mdx'],
    ['what a post lacks, and its topic', orderPost, ...missingFields, 'found topic: "order" (5 characters)'],
  ]);
  check(fileNamesRule, [
    ['a page with another extension', {'docs/a.md': page('A.')}, 'docs/a.md:1: … Did you mean "a.mdx"?'],
    ['a name with accents and spaces', {'blog/B c/Mi Año.MDX': ''}, 'blog/B c/Mi Año.MDX:1: … "b-c/mi-ano.mdx"?'],
    ['a page that Windows takes for a device', {'docs/b/con.mdx': page('A.')}, 'con.mdx:1: found a name'],
    ['names with other capitals', {'static/img/a.png': '', 'static/Img/b.png': ''}, '/Img/b.png:1: ', '/img/a.png:1: '],
  ]);
  check(headingsRule, [
    ['no former id that readers drop', docs('## A {/* #people #contacts */}')],
    ['no id with such letters in other words', docs(shareAnswer.replace('share-', 'load-'))],
    ['an answer that readers drop', docs(shareAnswer), 'the id "share-account" … without "share"'],
    ['headings that readers drop', docs(droppedHeadings), '"my-promo" … "promo"', '"my-comment"', '"my-ads" … "ads"'],
    ['a level that is skipped', docs('### Uno {/* #one */}'), 'a heading of level 3 after level 1'],
    ['a heading without id', docs('## Uno'), 'found the heading "Uno" without an id'],
    ['an id that is not a name', docs('## Uno {/* #One */}'), 'found the id "One"'],
    ['an id that an answer has', docs(`${answer('y')}\n\n${one}`), 'the id "one" for the second'],
  ]);
  check(picturesRule, [
    ['a picture without words', docs('![](./x.png)'), 'docs/a.mdx:7: found a picture without words'],
  ]);
  check(postsRule, [
    ['a short description, and none', shortTag, 'tags.yml:3: found a description of 6 … 110', 'authors.yml:1: '],
    ['an author and a tag that are not listed', postOf('tags: [saftey]\nauthors: [ana]\n'), ':5: … "safety"?', ':6: '],
    ['no author and tag that are listed', postOf('tags: [safety]\nauthors: [team]\n')],
    ['a post without the end of its summary', {'blog/a.mdx': page('A.')}, 'blog/a.mdx:1: found a post without {/*'],
    ['a tag that one language lacks', {...tags, [`${blog}/tags.yml`]: ''}, `:1: found "safety" … ${blog}/tags`],
  ]);
  check(sidebarRule, [
    ['a page that is listed twice', {...sidebar, 'sidebars.ts': "['b/c',\n'b/c']"}, 'ts:2: found "b/c" once more'],
    ['no page that is also the link of its topic', {...sidebar, 'sidebars.ts': topicLink}],
    ['a short description of a topic', shortTopic, 'sidebars.ts:2: … of 6', 'current.json:1: … of 3'],
    ['a page that is not there', pagesOf("['b/c',\n'b/d', 'b', {id: 'b/cc'}]"), ':2: ', ':2: ', ':2: … "b/c"?'],
    ['no page in a list of another form', pagesOf("[{type: 'doc', id: 'b/c'}]")],
    ['a page that is not listed', {...sidebar, ...docs('A.')}, ':2: ', 'docs/a.mdx:1: found "a", which no'],
    ['an unknown topic', sidebar, 'ts:2: … "services"?'],
  ]);
  check(readabilityRule, [
    ['the hardest paragraph', docs(`${easyText}\n\n${hardText}\n\nVe.`), 'docs/a.mdx:9: found INFLESZ'],
    ['a hard page in English', onlyEnglish(hardEnglish), 'found Flesch reading ease'],
  ]);
  check(sentenceRule, [
    ['no sentence of 25 words', docs(`${words(25)}.`)],
    ['a long sentence of a table', docs(`| A |\n|---|\n| ${words(26)} |`), 'a sentence of 26 words'],
  ]);
  check(repeatedWordsRule, [
    ['no word repeated by one of the app', docs('Tus contactos {tabs.contacts} y Ana nada.')],
    ['words that are repeated', docs('La de de app\napp.'), 'mdx:7: found "de de"', '"app" once'],
  ]);
  check(lengthRule, [['a page of few words', docs(words(149)), 'docs/a.mdx:1: found a page of 149 words; … 150']]);
  check(synonymsRule, [
    ['synonyms of another form', synonyms('# a\nno\nno:\n: no\nno: a: b'), '2: … "no"', '3: ', '4: … ": no"', '5: '],
    ['a term with two lines', synonyms('a: b\nc: d\na: e'), `${list}:3: found "a" once more; … to line 1,`],
    ['an answer that is not there', synonyms('/docs/a#no: b\n/en/docs/a#no: b'), ':1: … /docs/a#no', ':2: … /en/docs'],
    ['a page that is not there', synonyms('/doc/a: b'), ':1: … Did you mean "/docs/a"?'],
  ]);
  check(termsRule, [
    ['no word whose other sense has a term', docs('La caja del mercado llega a la puerta.')],
    ['no term in code', docs('Es `clave`.')],
    ['a term, with its line', docs('Abre.\nSelecciona.'), 'mdx:8: found "Selecciona"; expected "elegir" (tomar'],
    ['a term in the sense that has one', docs('Pasa por caja.'), 'found "por caja"; … except in src/checks/'],
    ['a term outside of its phrase', docs('Abre los ajustes. Eres usuario. Ves un débito.'), '', '', ''],
    ['a term in the title', replace('Agrega un contacto', 'Pulsa el botón'), 'a.mdx:2: found "Pulsa"'],
    ['a term anywhere on a page', docs(everywhere), 'mdx:7: ', ':13: ', ':17: ', ':19: '],
    ['terms of English', onlyEnglish('Click the device in the help centre.'), '"tap"', '"phone"', 'spel'],
    ['a term of the interface', {'i18n/en/navbar.json': navbar}, 'navbar.json:3: found "centre" in "b"'],
  ]);
  check(translationParityRule, [
    ['not properties in another order', docs(screen('tap', 'name'), screen('name', 'tap'))],
    ['not the translation of what cannot be read', openSteps],
    ['other ids', docs(one, uno), '#uno; expected ## #one, as in docs/a.mdx:7'],
    ['another date', postsWith('date: 2026-02-01\n', 'date: 2026-02-02\n'), ':5: … 2026-02-01, as in blog/a.mdx:5'],
    [
      'another address, no author',
      postsWith('slug: a\nauthors: [a]\n', 'slug: b\n'),
      'slug: "b"',
      'no authors … ["a"]',
    ],
    ['a topic that is not there', postsWith('', 'topic: help\n'), 'topic: "help" … none, as'],
    ['a step more', docs(steps('1. A.'), steps('1. A.', '2. B.')), 'found <Steps> (2); expected <Steps> (1)'],
    ['a picture more', docs('A.', '<Screen name="home" />'), 'expected none, as in docs/a'],
    ['no translation', docs('Hola.'), `"en" of this page; expected ${english}/a.mdx. `],
    ['nothing to translate', {[`${english}/a.mdx`]: page('A.')}, 'without a Spanish page'],
  ]);

  it('a translation whose source is not recorded', async () => {
    const site = await siteWith({...docs('A.', 'A.'), ...codeJson});
    writeFiles(site.siteDir, {'src/manual/translations/source-hashes.en.json': '{}'});
    const files = translationParityRule.check(site).map(({file}) => file);
    expect(files).toEqual(expect.arrayContaining([`${english}/a.mdx`, 'i18n/en/code.json']));
  });

  it('an unknown key of a screen, with its line in the file of screens', async () => {
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
    ['are not kept without a reason', withStrings({'zoo.bear': ' '}), 'unused.json:1: found "zoo.bear" without'],
    [
      'are not kept when they are in use',
      {...withStrings({'zoo.bear': 'Later.'}), ...docs('{zoo.bear}')},
      '"zoo.bear", which is in',
    ],
    [
      'are not kept when unknown',
      withStrings({'zoo.bear': 'x', 'zoo.cat': 'x'}),
      '"zoo.cat", which the catalogue does not',
    ],
  ])('%s', async (_, files, ...expected) => {
    expect(await errorsOf(files)).toEqual(expected.map((part) => expect.stringContaining(part) as string));
  });

  it('include words that a screen could show but no page draws', async () => {
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
