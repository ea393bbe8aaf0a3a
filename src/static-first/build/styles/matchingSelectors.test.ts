import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../../lib/html/tree';
import {selectorMatcher} from './matchingSelectors';

const page =
  '<html><body><main class="bar wide"><p><a href="/x">x</a></p><details><summary>q</summary></details></main>';

const matching = (selectors: string[], html = page) => {
  const matchOn = selectorMatcher(postcss.parse(selectors.map((selector) => `${selector}{top:0}`).join('')));
  return [...matchOn(parseHtml(html))];
};

// Selectors with states that come later: e2e/sample-pages.spec.ts.
describe('the selectors that match on a page', () => {
  it('match its elements, where they stand', () => {
    const there = ['.bar.wide', 'main>p a', '.bar:has(a)', 'p+details', ':is(.no,p) a', ':root', '*'];
    const others = ['.no', 'a p', '.wide>a', 'details+p', '.bar:has(h1)', '.no:hover', '.no[open] a', 'h1:not(:hover)'];
    expect(matching([...there, ...others])).toEqual(there);
  });

  it('belong to one page, whatever matched on an earlier one', () => {
    const matchOn = selectorMatcher(postcss.parse('.a,ul>li,.b{top:0}'));
    const on = (html: string) => [...matchOn(parseHtml(html))];
    expect([on('<ul><li class=b>'), on('<p class=b>'), on('<ul><li class=b>')]).toEqual([
      ['ul>li', '.b'],
      ['.b'],
      ['ul>li', '.b'],
    ]);
  });

  it('are found in templates', () => {
    expect(matching(['.late'], '<template><p class=late></p></template>')).toEqual(['.late']);
  });
});
