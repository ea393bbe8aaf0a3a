import {describe, expect, it} from 'vitest';
import {attributeSpan, elementSpan, type Span} from './edits';
import {parseHtml} from './parse';
import {selectAll, selectOne} from './select';

const first = (html: string, selector: string) => selectOne(selector, parseHtml(html));

describe('a parsed page', () => {
  it('closes the elements whose closing tags the minifier left out', () => {
    const document = parseHtml('<!doctype html><ul><li>a<li>b</ul><p>c<p>d');
    expect(selectAll('ul > li', document)).toHaveLength(2);
    expect(selectAll('p p', document)).toHaveLength(0);
  });

  it('has the source locations of an element and its attributes', () => {
    const html = '<!doctype html><p class=a>b</p>';
    const element = first(html, 'p');
    if (!element) {
      throw new Error('The page has no paragraph.');
    }
    const textOf = ({start, end}: Span) => html.slice(start, end);
    expect(textOf(elementSpan(element))).toBe('<p class=a>b</p>');
    expect(textOf(attributeSpan(element, 'class'))).toBe('class=a');
  });

  it('has elements inside noscript, which readers without scripts see', () => {
    expect(first('<body><noscript><b class="hint">a</b></noscript>', 'noscript .hint')).toBeTruthy();
  });
});
