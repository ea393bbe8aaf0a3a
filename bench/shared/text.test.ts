import {describe, expect, it} from 'vitest';
import {textOf} from './text';

const page = (content: string): string =>
  `<html><head><meta name=description content="De qué trata"></head><body><nav>Menú</nav><main><article><div class="markdown">${content}</div></article></main></body></html>`;
const markdownOf = (content: string, links: string[] = []): string =>
  textOf(page(`<header><h1>Título</h1></header>${content}`), '/docs/x', new Set(links)).markdown;

describe('the text of a page', () => {
  it('has the title and the description apart', () => {
    expect(textOf(page('<h1>Título</h1><p>Texto</p>'), '/docs/x', new Set())).toMatchObject({
      path: '/docs/x',
      title: 'Título',
      description: 'De qué trata',
    });
  });

  it('keeps headings, answers and paragraphs', () => {
    expect(markdownOf('<h2 id=a>Uno<a class=hash-link href=#a>#</a></h2><p>Dos <b>tres</b>.</p><p>Cuatro</p>')).toBe(
      '## Uno\n\nDos **tres**.\n\nCuatro',
    );
    expect(markdownOf('<details id=b><summary>¿Qué?</summary><div><p>Esto.</p></div></details>')).toBe(
      '### ¿Qué?\n\nEsto.',
    );
  });

  it('keeps lists, with all paragraphs of an item', () => {
    expect(markdownOf('<ol><li><p>Uno</p><p>más</p></li><li>Dos</li></ol>')).toBe('1. Uno\n\n   más\n1. Dos');
    expect(markdownOf('<ul><li>Uno</li>\n<li>Dos</li></ul>')).toBe('- Uno\n- Dos');
  });

  it('keeps tables', () => {
    expect(
      markdownOf(
        '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      ),
    ).toBe('| A | B |\n| --- | --- |\n| 1 | 2 |');
  });

  it('leaves drawn screens and pictograms out', () => {
    expect(
      markdownOf('<p>Toca aquí.</p><div class="screen" role=img><b>Inicio</b></div><svg><text>x</text></svg>'),
    ).toBe('Toca aquí.');
  });

  it('links only to pages that all sites have', () => {
    expect(markdownOf('<p><a href="/docs/y#z">y</a> y <a href="/docs/category/c">c</a></p>', ['/docs/y'])).toBe(
      '[y](/docs/y) y c',
    );
  });

  it('writes nothing that a generator could take for code', () => {
    expect(markdownOf('<p>{{a}} &lt;b&gt; *c* [d] e_f</p>')).toBe(
      '&#123;&#123;a&#125;&#125; &#60;b&#62; \\*c\\* \\[d\\] e\\_f',
    );
  });

  it('is missed loudly', () => {
    expect(() => textOf('<main><p>x</p></main>', '/docs/x', new Set())).toThrow('/docs/x has no title');
    expect(() => textOf('<main><h1>x</h1></main>', '/docs/x', new Set())).not.toThrow();
    expect(() => textOf(page('<header><h1>x</h1></header>'), '/docs/x', new Set())).toThrow('/docs/x has no text');
  });
});
