import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../lib/html/parse';
import {selectorMatcher} from './matchingSelectors';

const page =
  '<html><body><main class="bar wide"><p><a href="/x">x</a></p><details><summary>q</summary></details></main>';

const matching = (selectors: string[], html = page) => {
  const match = selectorMatcher(postcss.parse(selectors.map((selector) => `${selector}{top:0}`).join('')));
  return [...match(parseHtml(html), false).selectors];
};

// Those with states that come later: e2e/sample-pages.spec.ts.
describe('the selectors that match on a page', () => {
  it('are those of its elements, where they stand', () => {
    const there = ['.bar.wide', 'main>p a', '.bar:has(a)', 'p+details', ':is(.no,p) a', ':root', '*'];
    const others = ['.no', 'a p', '.wide>a', 'details+p', '.bar:has(h1)', '.no:hover', '.no[open] a', 'h1:not(:hover)'];
    expect(matching([...there, ...others])).toEqual(there);
  });

  it('are apart where they match in hidden parts alone, whatever matched on an earlier page', () => {
    const columns =
      '<div class="a theme-doc-sidebar-container"><ul><li class=b>x</ul></div><aside class=toc><a>x</a></aside>';
    const match = selectorMatcher(
      postcss.parse('.toc,.toc a,ul>li,.b,.a:has(.b),.a ~ .c,.toc-link,.navbar-sidebar,.d{top:0}'),
    );
    const apart = (html: string, hasPictures = false) =>
      Object.values(match(parseHtml(html), hasPictures)).map((set) => [...set]);
    const menu = '<div class=navbar-sidebar><p class=d>';
    expect(apart(columns)).toEqual([
      ['.toc', '.a:has(.b)'],
      ['.toc a', 'ul>li', '.b'],
    ]);
    expect(apart(`${columns}<p class="b c toc-link">`)).toEqual([
      ['.toc', '.b', '.a:has(.b)', '.a ~ .c', '.toc-link'],
      ['.toc a', 'ul>li'],
    ]);
    expect(apart(columns)).toEqual([
      ['.toc', '.a:has(.b)'],
      ['.toc a', 'ul>li', '.b'],
    ]);
    expect(apart(menu)).toEqual([['.navbar-sidebar', '.d'], []]);
    expect(apart(menu, true)).toEqual([['.navbar-sidebar'], ['.d']]);
  });

  it('are found in templates', () => {
    expect(matching(['.late'], '<template><p class=late></p></template>')).toEqual(['.late']);
  });
});
