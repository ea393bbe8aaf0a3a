import {expect, it} from 'vitest';
import {recentSearches} from './ResultsPanel/recentSearches';
import {parsePaths} from '../../startup/deferred/restoredClicks';
import {CLICKS_KEY, readValid} from '../../startup/inline/storage';
import {resetPageAfterEach} from '../../../e2e/support/happyDom';
import {storedPositions} from '../../startup/client/scrollRestoration';

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

const stored = {
  'scroll.positions': {storage: sessionStorage, read: storedPositions, valid: '[["a",5],["/b",0.5]]'},
  'search.recent': {storage: localStorage, read: recentSearches, valid: '["saldo"]'},
  [CLICKS_KEY]: {
    storage: sessionStorage,
    read: () => readValid('session', CLICKS_KEY, parsePaths) ?? [],
    valid: '#menu>DIV:nth-of-type(1)>BUTTON:nth-of-type(2)\n#a',
  },
};

const isUsable = (value: unknown): boolean =>
  typeof value === 'string' ||
  (Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1])) ||
  document.querySelector((value as {path: string}).path) === null;

resetPageAfterEach();

it.each(Object.entries(stored))('%s is read when this site wrote it, and discarded otherwise', (key, item) => {
  item.storage.setItem(key, item.valid);
  expect(item.read()).not.toEqual([]);
  for (const text of texts) {
    item.storage.setItem(key, text);
    expect([...item.read()].filter((value) => !isUsable(value))).toEqual([]);
  }
  item.storage.setItem(key, '5>');
  item.read();
  expect(item.storage.getItem(key)).toBeNull();
});
