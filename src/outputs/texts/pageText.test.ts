import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import {pageTextOf} from './pageText';
import {parseHtml} from '../../lib/html';
import {escapeHtml} from '../../lib/text';
import {textOf as wordsIn} from '../../manual/page/nodes';

const page = (main: string) =>
  `<head><meta name=description content="What it is."><link rel=canonical href=https://a.example/docs/b></head>` +
  `<main><nav><a href=/>Home</a></nav><h1>Title</h1>${main}</main>`;
const markdownOf = (main: string) => pageTextOf(parseHtml(page(main)))?.markdown;
const textOf = (main: string) =>
  markdownOf(main)
    ?.replace(/^# Title\n+/, '')
    .trimEnd();

describe('the text of a page', () => {
  it('has answers as headings, one level below the section around them, and nested answers below those', () => {
    const answer = (question: string, body: string) =>
      `<details class=answer><summary><span>${question}</span></summary><div>${body}</div></details>`;
    expect(
      textOf(`${answer('A?', '<p>a')}<h2>Part</h2>${answer('B?', answer('C?', '<p>c'))}${answer('D?', '<p>d')}`),
    ).toBe('## A?\n\na\n\n## Part\n\n### B?\n\n#### C?\n\nc\n\n### D?\n\nd');
  });

  it.each([
    ...['5 * 3 * 2', '*a*', 'a_b_c _d_', '_', '`a`', '[a](b)', '![a](b)', '<b>a</b>', '&amp; &#35;', 'a\\*b\\'],
    ...['~~a~~ ~5', '# a', '#a #', '> a', '= a', '- a', '-', '--- a', '+ a', '1. a', '12) a', '3.', 'a | b'],
    'http://a.b www.a.b a@b.c',
  ])('keeps %s as it is, in every kind of element', (words) => {
    const escapedWords = escapeHtml(words);
    const table = `<table><thead><tr><th>${escapedWords}</th></tr></thead><tbody><tr><td>${escapedWords}</td></tr></tbody></table>`;
    const markdown = textOf(
      `<p>${escapedWords}<p><a href=/c>${escapedWords}</a><h2>${escapedWords}</h2><ul><li>${escapedWords}</ul>${table}`,
    );
    const texts = remark()
      .use(remarkGfm)
      .parse(markdown)
      .children.map((node) => wordsIn(node));
    expect(texts).toEqual([words, words, words, words, words + words]);
  });

  it.each([
    ['lists in lists', '<ul><li>a<ol><li>b</ol><li>c</ul>', '- a\n  1. b\n- c'],
    ['lists beside lists', '<ul><li>a</ul><div><ul><li>b</ul></div><ul><li>c</ul>', '- a\n\n* b\n\n- c'],
    ['items of several paragraphs', '<ol><li><p>a</p><p>b</p></li><li>c</li></ol>', '1. a\n\n   b\n\n2. c'],
    ['line breaks', '<p>a <br> b<h2>c<br>d</h2>', 'a\\\nb\n\n## c d'],
    ['links around blocks', '<a href=/c><h2>a</h2>b</a>', '## [a](https://a.example/c)\n\n[b](https://a.example/c)'],
    ['white space in marks', '<p>a<b> b </b>c', 'a **b** c'],
    ['addresses', '<p><a href=mailto:a@b.c>a@b.c</a>', '<a@b.c>'],
    ['tables', '<table><tr><th>a<th>b<tr><td>c|d<td>e</table>', '| a    | b   |\n| ---- | --- |\n| c\\|d | e   |'],
    ['quotations', '<blockquote><p>a<p>b</blockquote>', '> a\n>\n> b'],
    ['code', '<p><code>a_b</code><pre>c\n  d\n</pre>', '`a_b`\n\n```\nc\n  d\n```'],
  ])('has %s', (_, html, markdown) => expect(textOf(html)).toBe(markdown));

  it('has no link for an anchor that only keeps an old address', () => {
    expect(textOf('<p><a id=old></a>Text <a href=/c>C</a></p>')).toBe('Text [C](https://a.example/c)');
  });

  it.each([
    ['a video', '<video src=a.mp4></video>', '<video>'],
    ['a custom element', '<price-chart>1</price-chart>', '<price-chart>'],
    ['a drawing that is not hidden', '<svg></svg>', '<svg>'],
    ['a picture without alternative', '<img src=a.png>', '<img>'],
  ])('stops the build at %s', (_, html, tag) => {
    expect(() => markdownOf(html)).toThrow(
      `https://a.example/docs/b: se encontró ${tag}, que muestra algo sin decirlo`,
    );
    expect(() => markdownOf(html)).toThrow(`found ${tag}, which shows something without saying it`);
  });
});
