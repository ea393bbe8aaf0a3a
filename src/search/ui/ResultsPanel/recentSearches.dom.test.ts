import {afterEach, expect, it} from 'vitest';
import {recentSearches, saveRecentSearch} from './recentSearches';

afterEach(() => localStorage.clear());

it('recent searches are the newest five, newest first, each as it was typed last', () => {
  ['a', 'b', 'Saldo', 'd', 'e', 'f', ' saldo '].forEach(saveRecentSearch);
  expect(recentSearches()).toEqual(['saldo', 'f', 'e', 'd', 'b']);
});
