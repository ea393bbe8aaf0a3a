import {expect, it} from 'vitest';
import {recentSearches} from './ResultsPanel/recentSearches';
import {resetPageAfterEach} from '../../../e2e/support/happyDom';

/** What an extension, an older version or a reader may have left: no text, no JSON, and JSON of another form. */
const texts = [
  ...[
    '',
    ' ',
    '{',
    '[',
    '<b>',
    'null',
    'undefined',
    'NaN',
    '5',
    '"x"',
    'true',
    '{}',
    '{"length":1}',
    '\u0000',
    '%',
    '#',
  ],
  ...['[null]', '[5]', '["a"]', '[[]]', '[["a"]]', '[["a",null]]', '[["a","5"]]', '[[5,"a"]]', '[{}]', '[[["a"],5]]'],
  ...['[["a",1e999]]', '>', '#a>', 'A B\n<b>', ':x', '##', '[x', 'a'.repeat(100_000), '['.repeat(10_000)],
];

resetPageAfterEach();

it('the recent searches are read when this site wrote them, and discarded otherwise', () => {
  localStorage.setItem('search.recent', '["saldo"]');
  expect(recentSearches()).not.toEqual([]);
  for (const text of texts) {
    localStorage.setItem('search.recent', text);
    expect(recentSearches().filter((value) => typeof value !== 'string')).toEqual([]);
  }
  localStorage.setItem('search.recent', '5>');
  recentSearches();
  expect(localStorage.getItem('search.recent')).toBeNull();
});
