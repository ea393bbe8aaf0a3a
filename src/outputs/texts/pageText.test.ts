import {describe, expect, it} from 'vitest';
import {pageTextOf} from './pageText';
import {parseHtml} from '../../lib/html/tree';

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

  it('has no link for an anchor that only keeps an old address', () => {
    expect(textOf('<p><a id=old></a>Text <a href=/c>C</a></p>')).toBe('Text [C](https://a.example/c)');
  });

  it.each([
    ['a video', '<video src=a.mp4></video>', '<video>'],
    ['an element of its own', '<price-chart>1</price-chart>', '<price-chart>'],
    ['a drawing that is not hidden', '<svg></svg>', '<svg>'],
    ['a picture without alternative', '<img src=a.png>', '<img>'],
  ])('stops the build at %s', (_, html, tag) => {
    expect(() => markdownOf(html)).toThrow(
      `https://a.example/docs/b: se encontró ${tag}, que muestra algo sin decirlo`,
    );
    expect(() => markdownOf(html)).toThrow(`found ${tag}, which shows something without saying it`);
  });
});
