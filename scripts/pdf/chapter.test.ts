import {describe, expect, it} from 'vitest';
import {chapterId, chapterOf} from './chapter';

const address = 'https://a.example/docs/b/';
const chapters = new Set(['/docs/b/', '/docs/c']);
const htmlOf = (body: string) =>
  chapterOf(`<main><div class=markdown><h1>Title</h1>${body}</div></main>`, address, chapters).html;

describe('a chapter of the book', () => {
  it('is named by its address and called by its heading', () => {
    expect(chapterId('/en/docs/contacts/create-contact')).toBe('en-docs-contacts-create-contact');
    expect(chapterOf('<div class=markdown><h1>Title</h1></div>', address, chapters)).toMatchObject({
      id: 'docs-b',
      title: 'Title',
    });
  });

  it('links to other chapters inside the book, and to the rest of the site by full addresses', () => {
    const link = (href: string) => /href="([^"]*)"/.exec(htmlOf(`<a href="${href}">x</a>`))?.[1];
    expect(link('#part')).toBe('#docs-b--part');
    expect(link('/docs/c')).toBe('#docs-c');
    expect(link('/docs/c#part')).toBe('#docs-c--part');
    expect(link('/blog/d')).toBe('https://a.example/blog/d');
    expect(link('tel:+1')).toBe('tel:+1');
  });

  it('shows all answers open, with headings one level below their part, and ids that no other chapter has', () => {
    const answer = (id: string, body: string) =>
      `<details id=${id} class=answer><summary>${id}?</summary>${body}</details>`;
    const section = (id: string, level: number, body: string) =>
      `<section id="docs-b--${id}" class="answer" open><h${level} class="book__question">${id}?</h${level}>${body}</section>`;
    expect(
      htmlOf(`${answer('p', 'P')}<h2>Part</h2><div>${answer('q', answer('r', 'R'))}</div>${answer('s', 'S')}`),
    ).toBe(
      `<h1>Title</h1>${section('p', 2, 'P')}<h2>Part</h2><div>${section('q', 3, section('r', 4, 'R'))}</div>${section('s', 3, 'S')}`,
    );
  });

  it('has each picture as an image whose name is its words, without links', () => {
    const alt = '<p class="screen__alt">The screen.</p><p class="screen__alt screen__do">Tap.</p>';
    expect(htmlOf(`<div class="screen">${alt}<div class="phone"><a href="#b">B</a></div></div>`)).toContain(
      `<div class="screen" role="img" aria-label="The screen. Tap.">${alt}<div class="phone" inert><a>B</a></div></div>`,
    );
  });

  it('leaves out parts that only work on a screen', () => {
    const html = htmlOf(
      '<p class=share>Share</p><div class=strip>S</div><h2 id=more>On</h2><ul class="link-list"></ul><p>Text',
    );
    expect(html).toBe('<h1>Title</h1><p>Text</p>');
  });

  it('needs a text and a heading', () => {
    expect(() => chapterOf('<main></main>', address, chapters)).toThrow('https://a.example/docs/b/ has no .markdown');
  });
});
