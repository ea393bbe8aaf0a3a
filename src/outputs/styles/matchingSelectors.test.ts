import postcss from 'postcss';
import {expect, it} from 'vitest';
import {parseHtml} from '../../lib/html/parse';
import {selectorMatcher} from './matchingSelectors';

// On the elements of a page itself, also with states that come later: e2e/sample-pages.spec.ts.
it('selectors also match on what is in templates', () => {
  const matching = selectorMatcher(postcss.parse('.late{top:0}.no{top:0}'));
  expect([...matching(parseHtml('<template><p class=late></p></template>'))]).toEqual(['.late']);
});
