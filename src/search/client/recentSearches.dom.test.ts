import {afterEach, expect, it} from 'vitest';
import {recentSearches, saveRecentSearch} from './recentSearches';

afterEach(() => localStorage.clear());

it('recent searches are the newest five, newest first, each as it was typed last', () => {
  ['a', 'b', 'Saldo', 'd', 'e', 'f', ' saldo '].forEach(saveRecentSearch);
  expect(recentSearches()).toEqual(['saldo', 'f', 'e', 'd', 'b']);
});

it.each(['', '{', 'null', '5', '{"length":1}', '[null]', '[["a"]]', '[5]', '['.repeat(10_000)])(
  'data of another version or of an extension is not taken as a recent search: %j',
  (text) => {
    localStorage.setItem('search.recent', text);
    expect(recentSearches()).toEqual([]);
  },
);
