import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {english, findings, page} from '../fixtures/siteWith';
import {buildRule} from './build';
import {catalogueRule} from './catalogue';
import {doublesRule} from './doubles';
import {frontMatterRule} from './frontMatter';
import {headingsRule} from './headings';
import {labelsRule} from './labels';
import {picturesRule} from './pictures';
import {readabilityRule, sentenceRule} from './readability';
import {termsRule} from './terms';
import {twinsRule} from './twins';
import {unusedRule} from './unused';

const app = (words: object) => JSON.stringify(words);

describe('keys and components', () => {
  it('finds what the build would refuse, without a build', async () => {
    expect(await findings(buildRule, {'docs/a.mdx': page('Toca {tabs.hom}.')})).toEqual([
      'docs/a.mdx:7: found the key "tabs.hom", which is not in catalogue/*.es.json; expected a key of the catalogue. Did you mean "tabs.home"?',
    ]);
  });

  it('names file and line of a page that is no MDX', async () => {
    const [finding] = await findings(buildRule, {'docs/a.mdx': page('Uno.\n\nSon {1 +.\n')});
    expect(finding).toMatch(/^docs\/a\.mdx:\d+: found a page that cannot be read \(/);
  });

  it('names the line on which an open tag was opened, and finds nothing else wrong', async () => {
    const open = {
      'docs/a.mdx': page('Uno.\n\n<Steps>\n\n1. Dos.\n'),
      [`${english}/a.mdx`]: page('One.\n\n<Steps>\n\n1. Two.\n\n</Steps>', 'source_hash: 0123456789ab\n'),
    };
    expect(await findings(buildRule, open)).toEqual([
      'docs/a.mdx:9: found <Steps> that is not closed; expected </Steps> after its content. Write </Steps> on a line of its own, with an empty line before it.',
    ]);
    expect(await findings(twinsRule, open)).toEqual([]);
  });

  it('is content with a page in order', async () => {
    expect(await findings(buildRule, {'docs/a.mdx': page('Toca {tabs.home}.')})).toEqual([]);
  });
});

describe('catalogue in both languages', () => {
  it('finds a key that one language lacks, with the nearest one', async () => {
    expect(
      await findings(catalogueRule, {
        'catalogue/app.es.json': JSON.stringify({tabs: {home: 'Inicio', house: 'Casa'}}, null, 2),
        'catalogue/app.en.json': app({tabs: {home: 'Home'}}),
      }),
    ).toEqual([
      'catalogue/app.es.json:4: found "tabs.house" ("Casa"), which app.en.json does not have; expected the same keys in both languages. Add it to app.en.json, or take it out here. Did you mean "tabs.home"?',
    ]);
  });
});

describe('unused words', () => {
  const words = {
    'catalogue/app.es.json': '{\n  "zoo": {\n    "bear": "Oso"\n  }\n}',
    'catalogue/app.en.json': app({zoo: {bear: 'Bear'}}),
  };
  const zoo = (found: string[]) => found.filter((line) => line.includes('zoo.'));

  it('finds a word that nothing shows', async () => {
    expect(zoo(await findings(unusedRule, words))).toEqual([
      'catalogue/app.es.json:3: found "zoo.bear" ("Oso"), which no page and no picture shows; expected every word in use. Name it on a page, draw it, take it out of both languages, or give a reason in catalogue/unused.json.',
    ]);
  });

  it('counts what a page draws, not what its screen could show', async () => {
    const drawn = {
      ...words,
      'catalogue/app.es.json': app({code: {title: 'Código', body: 'Cuerpo', field: 'Campo', errors: {wrong: 'Mal'}}}),
      'catalogue/app.en.json': app({code: {title: 'Code', body: 'Body', field: 'Field', errors: {wrong: 'Wrong'}}}),
      'catalogue/unused.json': app({}),
    };
    const codes = async (screen: string) =>
      (await findings(unusedRule, {...drawn, 'docs/a.mdx': page(screen)})).join('\n').match(/"code\.[\w.]+"/g) ?? [];
    expect(await codes('Nada.')).toEqual(['"code.title"', '"code.body"', '"code.field"', '"code.errors.wrong"']);
    const drawnOnly = await codes('<Screen name="code" />');
    expect(drawnOnly).toContain('"code.errors.wrong"');
    expect(drawnOnly).not.toContain('"code.title"');
    expect(await codes('{code.title} {code.body} {code.field} {code.errors.wrong}')).toEqual([]);
  });

  it('lets a word be kept for a reason', async () => {
    expect(
      zoo(
        await findings(unusedRule, {
          ...words,
          'catalogue/unused.json': app({'zoo.bear': 'Comes with the next version.'}),
        }),
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'is in use',
      {'zoo.bear': 'Later.'},
      {'docs/a.mdx': page('Toca {zoo.bear}.')},
      'found "zoo.bear", which is in use',
    ],
    [
      'is used in a title',
      {'zoo.bear': 'Later.'},
      {'docs/a.mdx': page('Hola.').replace('Agrega un contacto', '"{zoo.bear}"')},
      'found "zoo.bear", which is in use',
    ],
    [
      'does not exist',
      {'zoo.bear': 'Later.', 'zoo.cat': 'Later.'},
      {},
      'found "zoo.cat", which the catalogue does not have',
    ],
    ['has no reason', {'zoo.bear': ' '}, {}, 'found "zoo.bear" without a reason'],
  ])('finds an entry of the list that %s', async (_, list, files, message) => {
    expect((await findings(unusedRule, {...words, ...files, 'catalogue/unused.json': app(list)})).join('\n')).toContain(
      message,
    );
  });
});

describe('labels typed by hand', () => {
  it.each([
    ['bold text', 'Toca **Agregar contacto**.', '**Agregar contacto**'],
    ['bold text with a full stop', '**Agregar contacto.** Así.', '**Agregar contacto.**'],
    ['a stop of a path', '<Path>{tabs.home} › Agregar contacto</Path>', 'the stop "Agregar contacto" of <Path>'],
    ['a question', '<Answer id="a" question="Agregar contacto">\n\nb\n\n</Answer>', 'the question "Agregar contacto"'],
  ])('are found in %s, with the key to write', async (_, body, found) => {
    expect(await findings(labelsRule, {'docs/a.mdx': page(body)})).toEqual([
      `docs/a.mdx:7: found ${found}, a word of the app that is typed by hand; expected {contacts.add}. Write the key: then the word changes with the app.`,
    ]);
  });

  it('are those of the language of the page', async () => {
    expect(await findings(labelsRule, {[`${english}/a.mdx`]: page('Tap **Add contact**.')})).toHaveLength(1);
    expect(await findings(labelsRule, {[`${english}/a.mdx`]: page('Tap **Agregar contacto**.')})).toEqual([]);
  });

  it('are no names, keys or other words', async () => {
    const body =
      '**Tus recibos.** Toca **{contacts.add}** en **Cercana**.\n\n<Path>{contacts.add} › el contacto</Path>';
    expect(await findings(labelsRule, {'docs/a.mdx': page(body)})).toEqual([]);
  });
});

describe('front matter', () => {
  const bad = async (from: string, to: string) =>
    (await findings(frontMatterRule, {'docs/a.mdx': page('Hola.').replace(from, to)})).join('\n');

  it('is content with what the schema allows', async () => {
    expect(await findings(frontMatterRule, {'docs/a.mdx': page('Hola.', 'sidebar_label: Contacto\n')})).toEqual([]);
  });

  it('refuses a name that it does not know', async () => {
    expect(await findings(frontMatterRule, {'docs/a.mdx': page('Hola.', 'sidebar_lable: Contacto\n')})).toEqual([
      'docs/a.mdx:5: found the front matter "sidebar_lable"; expected one of title, description, keywords, sidebar_label, slug. Take it out, or correct its name.',
    ]);
  });

  it.each([
    [
      'a short description',
      'Guarda a la persona que recibe, con su nombre y su número de celular.',
      'Corta.',
      'docs/a.mdx:3: found description: "Corta." (6 characters); expected 50 to 160 characters',
    ],
    ['no title', 'title: Agrega un contacto\n', '', 'found no title; expected a text'],
    ['keywords that are no list', '[uno, dos, tres]', 'uno', 'expected a list of words'],
    ['too few keywords', '[uno, dos, tres]', '[uno]', 'expected at least three words'],
  ])('refuses %s', async (_, from, to, message) => {
    expect(await bad(from, to)).toContain(message);
  });

  it('knows the mark of a translation in English only', async () => {
    const mark = 'source_hash: 0123456789ab\n';
    expect(await findings(frontMatterRule, {[`${english}/a.mdx`]: page('Hi.', mark)})).toEqual([]);
    expect((await findings(frontMatterRule, {'docs/a.mdx': page('Hola.', mark)})).join()).toContain(
      'found the front matter "source_hash"',
    );
  });

  it('asks posts for slug, date, authors and tags', async () => {
    const found = (await findings(frontMatterRule, {'blog/a.mdx': page('Hola.')})).join('\n');
    for (const name of ['slug', 'date', 'authors', 'tags']) expect(found).toContain(`found no ${name}`);
  });
});

describe('headings', () => {
  it.each([
    [
      'a level that is skipped',
      '### Uno {/* #one */}',
      'found a heading of level 3 after level 1; expected level 2 at most',
    ],
    ['a heading without id', '## Uno', 'found the heading "Uno" without an id'],
    ['an id with capitals', '## Uno {/* #One */}', 'found the id "One"'],
    ['an id used twice', '## Uno {/* #one */}\n\n## Dos {/* #one */}', 'found the id "one" for the second time'],
    [
      'an id that an answer has',
      '<Answer id="one" question="x">\n\ny\n\n</Answer>\n\n## Uno {/* #one */}',
      'found the id "one" for the second time',
    ],
  ])('finds %s', async (_, body, message) => {
    expect((await findings(headingsRule, {'docs/a.mdx': page(`Lead.\n\n${body}`)})).join('\n')).toContain(message);
  });

  it('is content with levels in order', async () => {
    expect(
      await findings(headingsRule, {'docs/a.mdx': page('## A {/* #a */}\n\n### B {/* #b */}\n\n## C {/* #c */}')}),
    ).toEqual([]);
  });
});

describe('pictures', () => {
  it('finds a picture without words', async () => {
    expect(await findings(picturesRule, {'docs/a.mdx': page('![](./x.png)')})).toEqual([
      'docs/a.mdx:7: found a picture without words; expected ![what the picture shows](...). Say what a reader needs to know from it.',
    ]);
  });

  it('finds a page whose pictures are heavy', async () => {
    // Words that do not repeat: only they make a drawing heavy.
    const word = (index: number) => createHash('sha256').update(String(index)).digest('hex');
    const keys = ['title', 'body', 'field', 'submit', 'resend', 'changeEmail'];
    const code = Object.fromEntries(
      keys.map((key, index) => [key, Array.from({length: 8}, (_, at) => word(index * 8 + at)).join(' ')]),
    );
    const words = app({code});
    const site = (body: string) => ({
      'catalogue/app.es.json': words,
      'catalogue/app.en.json': words,
      'catalogue/samples.es.json': app({confirmationCode: '000000'}),
      'catalogue/samples.en.json': app({confirmationCode: '000000'}),
      'docs/a.mdx': page(body),
    });
    expect(
      (await findings(picturesRule, site('Uno.\n\n<Screen name="code" state="code.changeEmail" />'))).join(),
    ).toMatch(/^docs\/a\.mdx:9: found pictures of \d{4} bytes in brotli; expected at most 1500\./);
    expect(await findings(picturesRule, site('Uno.'))).toEqual([]);
  });

  it('asks a manual page with steps for a picture', async () => {
    const steps = '<Steps>\n\n1. Uno.\n\n</Steps>';
    expect((await findings(picturesRule, {'docs/a.mdx': page(steps)})).join()).toContain(
      'found <Steps> and no picture on the page',
    );
    expect(await findings(picturesRule, {'blog/a.mdx': page(steps)})).toEqual([]);
  });
});

describe('twins in both languages', () => {
  const mark = 'source_hash: 0123456789ab\n';
  const twins = (es: string, en: string) =>
    findings(twinsRule, {'docs/a.mdx': page(es), [`${english}/a.mdx`]: page(en, mark)});

  it('is content with pages that differ in words only', async () => {
    expect(
      await twins(
        '## Uno {/* #one */}\n\n<Screen tap="tabs.home" name="home" />',
        '## One {/* #one */}\n\n<Screen name="home" tap="tabs.home" />',
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'other heading ids',
      '## Uno {/* #one */}',
      '## One {/* #uno */}',
      'found heading number 1: ## #uno; expected ## #one, as in docs/a.mdx:7',
    ],
    [
      'an answer less',
      '<Answer id="a" question="b">\n\nc\n\n</Answer>',
      'Nothing.',
      'found no answer number 1; expected a, as in docs/a.mdx:7',
    ],
    [
      'a step more',
      '<Steps>\n\n1. Uno.\n\n</Steps>',
      '<Steps>\n\n1. One.\n2. Two.\n\n</Steps>',
      'found <Steps> number 1: 2 steps; expected 1 steps',
    ],
    [
      'another screen',
      '<Screen name="home" />',
      '<Screen name="contacts" />',
      'found screen number 1: <Screen name="contacts" />; expected <Screen name="home" />',
    ],
    ['a picture more', 'Nada.', '<Screen name="home" />', 'expected none, as in docs/a.mdx'],
  ])('finds %s', async (_, es, en, message) => {
    expect((await twins(es, en)).join('\n')).toContain(message);
  });

  it.each([
    ['docs/a.mdx', `${english}/a.mdx`],
    ['blog/a.mdx', 'i18n/en/docusaurus-plugin-content-blog/a.mdx'],
    ['src/pages/a.mdx', 'i18n/en/docusaurus-plugin-content-pages/a.mdx'],
  ])('finds that %s has no translation, and says where it belongs', async (file, translation) => {
    const [finding, ...others] = await findings(twinsRule, {[file]: page('Hola.')});
    expect(finding).toContain(
      `${file}:1: found no translation "en" of this page; expected ${translation}. Translate it`,
    );
    expect(finding).toContain(`npm run translations:stamp -- ${translation}`);
    expect(others).toEqual([]);
  });

  it('finds a translation that does not say what it was made from', async () => {
    expect(await findings(twinsRule, {'docs/a.mdx': page('Hola.'), [`${english}/a.mdx`]: page('Hi.')})).toEqual([
      `${english}/a.mdx:1: found a translation without source_hash (unmarked); expected the mark of the Spanish page that it was made from. Compare it with the Spanish page, then npm run translations:stamp -- ${english}/a.mdx`,
    ]);
  });

  it('finds a translation of nothing', async () => {
    expect((await findings(twinsRule, {[`${english}/a.mdx`]: page('Hi.')})).join()).toContain(
      'found a translation without a Spanish page',
    );
  });
});

describe('terms', () => {
  it('says the right word, with the line inside a paragraph', async () => {
    expect(await findings(termsRule, {'docs/a.mdx': page('Abre la app.\nSelecciona el método de pago.')})).toEqual([
      'docs/a.mdx:8: found "método de pago"; expected "forma de pago" (con lo que pagas). Readers\' own words belong in keywords.',
      'docs/a.mdx:8: found "Selecciona"; expected "elegir" (tomar una de varias). Readers\' own words belong in keywords.',
    ]);
  });

  it.each(['en el título', 'in a question', 'in a table', 'in a callout', 'in a link'])('looks %s', async (where) => {
    const bodies: Record<string, string> = {
      'en el título': page('Hola.').replace('Agrega un contacto', 'Pulsa el botón'),
      'in a question': page('<Answer id="a" question="¿Qué pulso o pulsa?">\n\nb\n\n</Answer>'),
      'in a table': page('| Pulsa |\n|---|\n| x |'),
      'in a callout': page(':::note[Pulsa]\n\nHola.\n\n:::'),
      'in a link': page('[Pulsa](./b.mdx)'),
    };
    expect(await findings(termsRule, {'docs/a.mdx': bodies[where] ?? ''})).toHaveLength(1);
  });

  it('leaves keywords, code and the words of the app alone', async () => {
    const text = page('Toca {contacts.add} y `clave`.').replace('uno, dos', 'clave, saldo');
    expect(
      await findings(termsRule, {
        'docs/a.mdx': text,
        'catalogue/app.es.json': app({contacts: {add: 'Seleccionar clave'}}),
      }),
    ).toEqual([]);
  });

  it('allows a word where it is right', async () => {
    expect(
      await findings(termsRule, {
        'docs/a.mdx': page('Abre los ajustes del teléfono. Lee el Manual de usuario. Usa una tarjeta de débito.'),
      }),
    ).toEqual([]);
    expect(
      await findings(termsRule, {'docs/a.mdx': page('Abre los ajustes. Eres usuario. Ves un débito.')}),
    ).toHaveLength(3);
  });

  it.each([
    ['Escribe la orden de compra.', 'pedido'],
    ['Lleva tu INE.', 'documento'],
    ['Ve a la caja.', 'Revisar y pagar'],
  ])('knows that "%s" is wrong', async (text, right) => {
    expect((await findings(termsRule, {'docs/a.mdx': page(text)})).join()).toContain(`expected "${right}"`);
  });

  it.each([
    ['Show your document.', 'ID'],
    ['Check the checkbox.', 'tick'],
    ['Go to the help centre.', 'the spelling of the United States'],
    ['Organise your favourite colours.', 'the spelling of the United States'],
  ])('knows that "%s" is wrong in English', async (text, right) => {
    expect((await findings(termsRule, {[`${english}/a.mdx`]: page(text)})).join()).toContain(`expected "${right}`);
  });

  it('reads the texts of the interface too, and names their line', async () => {
    const strings =
      '{\n  "a": {\n    "message": "Hi"\n  },\n  "search.hint": {\n    "message": "The help centre of {centre}"\n  }\n}';
    expect(await findings(termsRule, {'i18n/en/docusaurus-theme-classic/navbar.json': strings})).toEqual([
      'i18n/en/docusaurus-theme-classic/navbar.json:5: found "centre" in "search.hint"; expected "the spelling of the United States: canceled, color, center, recognize" (American spelling). Say it with that word.',
    ]);
    expect(await findings(termsRule, {'i18n/es/code.json': app({a: {message: 'Selecciona uno'}})})).toHaveLength(1);
  });

  it('has its own list in English', async () => {
    const found = await findings(termsRule, {
      [`${english}/a.mdx`]: page('Click the button on your device. Open your phone settings.'),
    });
    expect(found.join('\n')).toContain('found "Click"; expected "tap"');
    expect(found.join('\n')).toContain('found "device"; expected "phone"');
    expect(found.filter((line) => line.includes('settings'))).toEqual([]);
  });
});

describe('double words', () => {
  it('are found within a line and across two', async () => {
    expect(await findings(doublesRule, {'docs/a.mdx': page('La lista de de contactos\ncontactos.')})).toEqual([
      'docs/a.mdx:7: found "de de"; expected "de" once. Take one away.',
      'docs/a.mdx:7: found "contactos\ncontactos"; expected "contactos" once. Take one away.',
    ]);
  });

  it('are not made by a word of the app', async () => {
    expect(await findings(doublesRule, {'docs/a.mdx': page('Tus contactos {tabs.contacts} y Ana nada.')})).toEqual([]);
  });
});

describe('readability', () => {
  const hard =
    'La modificación de la configuración correspondiente requiere autorización administrativa previamente otorgada.';

  it('is measured on running text', async () => {
    expect((await findings(readabilityRule, {'docs/a.mdx': page(hard)})).join()).toMatch(
      /docs\/a\.mdx:7: found INFLESZ -?\d+\.\d; expected at least 65/,
    );
    expect(await findings(readabilityRule, {'docs/a.mdx': page('Toca el botón y mira la lista.')})).toEqual([]);
  });

  it('names the line of the hardest paragraph', async () => {
    const text = page(`Toca el botón y mira la lista con calma.\n\n${hard}\n\nConfirma tu identidad.`);
    expect((await findings(readabilityRule, {'docs/a.mdx': text})).join()).toMatch(/^docs\/a\.mdx:9: found INFLESZ/);
  });

  it('is not saved by short headings, tables or questions', async () => {
    const headings = Array.from({length: 20}, (_, index) => `## Ve a ${index} {/* #h${index} */}`).join('\n\n');
    expect(await findings(readabilityRule, {'docs/a.mdx': page(`${headings}\n\n${hard}`)})).toHaveLength(1);
  });

  it('is Flesch reading ease in English', async () => {
    const text = page('Administrative authorization necessitates documentation of organizational responsibilities.');
    expect((await findings(readabilityRule, {[`${english}/a.mdx`]: text})).join()).toContain(
      'found Flesch reading ease',
    );
  });
});

describe('sentence length', () => {
  const words = (count: number) => Array.from({length: count}, () => 'voy').join(' ');

  it('is 25 words at most, also in lists and tables', async () => {
    expect(await findings(sentenceRule, {'docs/a.mdx': page(`${words(25)}.`)})).toEqual([]);
    expect((await findings(sentenceRule, {'docs/a.mdx': page(`- ${words(26)}.`)})).join()).toContain(
      'found a sentence of 26 words',
    );
    expect(await findings(sentenceRule, {'docs/a.mdx': page(`| A |\n|---|\n| ${words(26)} |`)})).toHaveLength(1);
  });

  it('counts the words of the app too', async () => {
    expect(await findings(sentenceRule, {'docs/a.mdx': page(`${words(24)} {contacts.add}.`)})).toHaveLength(1);
  });
});
