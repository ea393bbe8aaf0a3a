import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {clearRecentSearches, saveRecentSearch, recentSearches} from './recentSearches';

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

  it('are cut, also those that were saved long', () => {
    saveRecentSearch('a'.repeat(20_000));
    expect(recentSearches()).toEqual(['a'.repeat(80)]);
    vi.stubGlobal('window', {localStorage: storage(JSON.stringify(['b'.repeat(20_000)]))});
    expect(recentSearches()).toEqual(['b'.repeat(80)]);
  });

  it('contain no empty search', () => {
    saveRecentSearch('  ');
    expect(recentSearches()).toEqual([]);
  });

  it('are none after they are cleared', () => {
    saveRecentSearch('saldo');
    clearRecentSearches();
    expect(recentSearches()).toEqual([]);
  });

  it.each(['{', '{"a":1}', 'null', '[1,null]'])('are none when the stored value is malformed: %s', (text) => {
    vi.stubGlobal('window', {localStorage: storage(text)});
    expect(recentSearches()).toEqual([]);
  });

  it('are none, without an error, where storage is denied', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('window', {localStorage: {getItem: denied, setItem: denied, removeItem: denied}});
    saveRecentSearch('saldo');
    clearRecentSearches();
    expect(recentSearches()).toEqual([]);
  });
});
