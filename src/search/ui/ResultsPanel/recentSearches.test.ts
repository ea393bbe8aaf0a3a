import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {saveRecentSearch, recentSearches} from './recentSearches';

/** A fake of the part of Storage that is used. */
function storage(text?: string) {
  const kept = new Map(text === undefined ? [] : [['search.recent', text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('window', {localStorage: storage()});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('recent searches', () => {
  it('are the newest five, newest first', () => {
    ['a', 'b', 'c', 'd', 'e', 'f'].forEach(saveRecentSearch);
    expect(recentSearches()).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('contain a search once, as it was typed last', () => {
    ['Saldo', 'remesa', ' saldo '].forEach(saveRecentSearch);
    expect(recentSearches()).toEqual(['saldo', 'remesa']);
  });
});
