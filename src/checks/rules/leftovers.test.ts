import {describe, expect, it} from 'vitest';
import {english, findings, page} from '../../../e2e/support/manual/siteWith';
import type {Files} from '../../../e2e/support/folder';
import {brand} from '../../site/company';
import {leftoversRule} from './leftovers';

/** The findings in the text of a page, which begins in line 7. */
const inText = (body: string) => findings(leftoversRule, {'docs/a.mdx': page(body)});
const answer = (question: string) => `<Answer id="a" question="${question}">\n\nHola.\n\n</Answer>`;
const table = (...rows: string[]) => ['| A | B |', '|---|---|', ...rows].join('\n');

describe('for leftover Markdown the message expects', () => {
  it.each<[string, ...string[]]>([
    ['a normal space', '-\u00a0Uno', '1.\u2007Uno', '\u00a0- Uno', '> -\u00a0Uno', 'Uno\u00a0\nDos'],
    ['a normal space', 'a\u00a0\u00a0b', 'a&nbsp;&nbsp;b', 'a\u00a0 b', '## A\u2007\u00a0b {/* #a */}'],
    ['no footnote', 'Uno.[^1]', 'Uno [^nota larga]', '[^1]: Uno', 'Uno.[^1]\n\n[^1]: Dos'],
    ['a list without boxes', '- [ ] Uno', '1. [x] Uno', '[ ] Uno', '[X] Uno', '* [] Uno'],
    ['[words](address)', '[a] (b)', '[a](/b c)', '[[a]]', '[a](b', 'a](b)', '(a)[/b]', '【4】', '[a]: b c'],
    ['[words](address)', '[a]()', '[a](#)', '[](/b)', '[ ](/b)', '[&nbsp;](/b)', '![a]()'],
    ['**words**', 'Toca **Uno **y', 'mira **«Uno»**y', '*Uno', 'Uno_ dos', '~~Uno', '**{tabs.home} **y', '**'],
    ['**words**', '***Uno**', '**[a**](/b)', '- Uno **', '> **Uno', '\\\\**Uno'],
    ['the same backtick', '`Uno', '´Uno´', 'Uno ``dos`'],
    ['a line of ``` or ~~~', '```\nUno', '~~~\nUno\n\nDos'],
    ['a table with', '| A | B |\n| 1 | 2 |', 'A | B', '|---|', 'A\tB\tC'],
    ['# and a space', '##Uno', '####### Uno', 'Uno\n##Dos', '#', '## {/* #a */}', '## Uno ##', 'Uno #dos'],
    ['a heading with ##', 'Uno\n===', 'Uno\n---', '====', 'Uno --- dos', 'Uno -- dos'],
    ['- Text or 1. Text', '-Uno', '+Uno', '-¿Uno?', '1.Uno', '2)Uno', '1.- Uno', '1- Uno', '• Uno', '– Uno'],
    ['- Text or 1. Text', 'Uno\n2. Dos', 'Uno\n-Dos', '> -Uno', '-', 'a) Uno', '(1) Uno', 'a. Uno'],
    [':::tip[Title]', 'A :::tip', '::: tip', ':tip[Uno]', ':tip Uno', 'Es :tip{a=b}', ':::tip Uno', 'Uno :sonrisa:'],
    [':::tip[Title]', '> [!NOTE]', '!!! note', ': Uno'],
    ['words without HTML', answer('Uno&lt;br&gt;'), 'Uno -->', 'Uno />'],
    ['the sign itself', 'Uno&nbsp', 'Uno &amp;amp; dos', '&oacut;', '&amp;#243;'],
    ['a key alone', answer('¿{ tabs.home }?'), answer('{}'), '(tabs.home)', '`{tabs.home}`', '\\{tabs.home\\}'],
    ['nothing: every page lists', '[TOC]', '[[toc]]'],
    ['![words](file) without', '![a](b =100x50)'],
    ['![words](file), with', '[a](/b.png)', '[a](./b.jpg)'],
    [
      'only the marks',
      '1^er^',
      '$x$',
      '++x++',
      '==x==',
      '~x~',
      "''x''",
      '//x//',
      '%x%',
      'a=b',
      'h2. Uno',
      'https:// a',
    ],
    ['an address', '[a](ana@uno.com)', '[a](uno.com)', '[a](javascript:b)', '[a](//b.es)', '[a](C:\\b)'],
    [
      'an address',
      '[a](http:/b.es)',
      '[a](http://localhost/)',
      '[a](mailto:ana)',
      '[a](tel:)',
      '[a][b]\n\n[b]: www.c.es',
    ],
    ['the file of a page', `[a](${brand.siteUrl}/docs/faq)`],
    ['[words](https://', 'ftp://uno.com', 'Mira www.uno_.com', 'www.un_o.com', '- «http://u_.com/x_y»'],
    ['words, or nothing', '&nbsp;', '>'],
    ['the id at the end', 'Uno {/* #a */}', '## Uno\n\n{/* #a */}'],
    ['no import', 'import a from "b"', 'export const a = 1'],
    ['the same spaces', '- Uno\nDos', '> Uno\nDos', '1. Uno\n   - Dos\nTres'],
    ['an empty line between', 'Lunes: 9\nMartes: 9', '> Uno\n> Dos'],
    ['\\ only before', 'Uno\\ndos', 'Uno\\', 'C:\\Uno'],
  ])('%s', async (expected, ...bodies) => {
    for (const body of bodies) {
      const findingsInText = await inText(body);
      expect(findingsInText[0], body).toMatch(/^docs\/a\.mdx:\d+: found ".+"; /);
      expect(findingsInText.join('\n'), body).toContain(`expected ${expected}`);
    }
  });
});

describe('the check names a character that', () => {
  const letters = 'the letter or sign that was lost';
  it.each<[string, string, string, ...string[]]>([
    ['stands for a lost letter', letters, 'direcci\ufffdn', 'direcci?n', 'direcciÃ³n', 'Â¿QuÃ©?', 'Ã\u0081', 'ðŸ™‚'],
    ['came from another program', letters, 'Uno\ufffc', 'ï»¿Uno', 'â€œUnoâ€'],
    ['is an accent by itself', 'the letter with its accent', 'direccio\u0301n', '\u0301Uno', 'Uno \u0308'],
    ['has no width', 'only characters', 'a\u200bb', 'a\u200db', 'a\u2060b', 'a\ufeffb', '## A\u200b {/* #a */}'],
    ['breaks or turns a line', 'only characters', 'a\u00adb', 'a\u200eb', 'a\u2028b', 'a\u061cb'],
    ['has no picture', 'only characters', 'a\u0007b', 'a\u0085b', '\uf0b7 Uno', 'a\uffffb', 'a\u3164b', 'a\u2800b'],
    ['is written as an entity', 'only characters', 'cuen&shy;ta', 'a&#8203;b', 'a&ZeroWidthSpace;b'],
    ['is in code, a link or a property', 'only characters', '`a\u200bb`', '[a](/b\u200b)', answer('¿Uno\u00ad?')],
  ])('%s', async (_, expected, ...bodies) => {
    for (const body of bodies) expect((await inText(body)).join(), body).toMatch(`expected ${expected}`);
  });

  it('is invisible, by its code', async () => {
    expect((await inText('cuen\u00adta')).join()).toContain('found "cuen[U+00AD]ta"');
    expect((await inText('-\u00a0Uno')).join()).toContain('found "-[U+00A0]Uno"');
  });
});

describe('leftovers are found', () => {
  const markedPage = page('A.', 'sidebar_label: _Uno_\n').replace('un contacto', '**uno**');
  const everyPart = [
    ...['## *A {/* #a */}', table('| *A | b |'), ':::tip[*A]\n\nA.\n\n:::', '- A\n\n  *A'],
    ...[answer('*A*'), '![*A](/a.png)', '[*A](/a)'],
  ];
  const app = '{\n  "a": "Uno **dos"\n}';
  const posts = {'blog/a.mdx': page('**A'), 'src/pages/a.mdx': page('*A')};
  const authors = 'a:\n  name: Uno\n  description: Uno **dos\n';
  const lists = {'blog/authors.yml': authors, 'src/search/synonyms/es.txt': 'a: b\u200b'};
  const label = JSON.stringify({a: {message: '&nbsp;Uno', description: '*'}}, null, 1);
  it.each<[string, Files, ...string[]]>([
    ['in titles and labels', {'docs/a.mdx': markedPage}, 'a.mdx:2', ':5'],
    ['in a translation', {[`${english}/a.mdx`]: page('Uno.\n\nTap **Save **now.')}, `${english}/a.mdx:9`],
    ['in a post and a page', posts, 'blog/a.mdx:7', 'pages/a.mdx:7'],
    [
      'in every part',
      {'docs/a.mdx': page(everyPart.join('\n\n'))},
      ...[7, 11, 13, 21, 23, 29, 31].map((line) => `a.mdx:${line}`),
    ],
    [
      'in quotation marks of a text program',
      {'docs/a.mdx': page('A.').replace('Agrega un contacto', '“Uno”')},
      'a.mdx:2',
    ],
    ['in the front matter that is not shown', {'docs/a.mdx': page('A.').replace('dos', 'd\u200bos')}, 'a.mdx:4'],
    ['once in a line', {'docs/a.mdx': page('**Uno **y *dos* [tres y `cuatro\n**Uno')}, 'a.mdx:7', 'a.mdx:8'],
    ['in the words of the app', {'src/manual/catalogue/strings/app.es.json': app}, 'app.es.json:2'],
    ['in labels', {'i18n/es/code.json': label}, 'code.json:3'],
    ['in lists', lists, 'authors.yml:3', 'es.txt:1'],
  ])('%s', async (_, files, ...places) => {
    const messages = await findings(leftoversRule, files);
    expect(
      messages.map((line) => places.find((place) => line.includes(`${place}: `))),
      messages.join('\n'),
    ).toEqual(places);
  });
});

it.each([
  'Signos: · › « » — – … ¿Qué? ¡Ya! “a” ‘b’ 1.º 2.ª 5 % € − + ← × ° A & B AT&T NÃO «café» Ñ… 10 Ω',
  'Son 10\u00a0€, 5\u202f000 o ~2. Es #1 y el pedido #123: 5 - 3 \\< 9 > 2.',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩‍💻 1️⃣ ❤️ 👍🏽 🇪🇸 👨‍👩‍👧',
  '\\*Uno\\* \\[dos\\] \\`tres\\` \\| \\_ cuatro\\_ \\~\\~ \\# \\{ \\} \\\\',
  '&lt;b&gt; &amp; &#42; &nbsp;Uno &copy; &#123;',
  '«www.uno.com», Sitio:www.uno.com, (https://uno.com), {tabs.home} www.uno.com, [www.u_.es](https://u.es) y `ftp://a`',
  'a_b@c.es, https://a.es/a_b_?c=d_e&f=g www.a.es/a_b cercana.com/a?b=c y `a_b * [c] ~~ |`',
  'En 2026 y 2027. Luego 10:30, hoy:lunes, **Nota**:importante, {tabs.home}:abierto, ver 1.5 y 3.',
  '+1 555 0100\n\n-5 °C\n\n#1\n\n10.5\n\n1.º de enero\n\n9 a. m.\n\n—Hola',
  '**Uno** *dos* _tres_ ~~cuatro~~ **{tabs.home}**, **[a](/b)** y ***seis***: (**«siete»**)',
  'Son US$5, $ 5, 5 $, $5.50, 100 %, 20% o 1 + 1 = 2.',
  'Cuesta ${tabs.home}, de 9:00 a 17:30, 24/7, y/o 1/2; #1, 5# y A → B.',
  '[a](https://b.es/c), [d](mailto:e@f.es), [g](tel:+57300), [h](#i), [j](../k.mdx), [l](m.mdx#n) y [o]({tabs.home})',
  `Una línea larga que el editor ha cortado en su margen, porque la palabra\nsiguiente no cabía.  \nFin.`,
  '[a][b] y ![c](/d.png "e")\n\n[b]: /c',
  '- Uno\n\n  1. Dos\n\n  2. Tres\n- \\- Cuatro',
  table('| 1 | **2** |', '| a \\| b | |'),
  '```js\nconst [a] = `b` | c; // **\n```\n\n~~~\n*\n~~~\n\n> Uno\n\n---\n\n***',
  '## Uno {/* #uno */}\n\n## Dos {/* #dos */}',
  ':::tip[Uno]\n\nDos.\n\n:::',
  answer('¿«{tabs.home}» dice 1 o 2?'),
])('accepts correct text: %s', async (body) => {
  expect(await inText(body)).toEqual([]);
});
