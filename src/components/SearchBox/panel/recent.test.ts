import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {forgetSearches, keepSearch, recentSearches} from './recent';

/** Storage like a browser's, as far as it is used. */
function storage(text?: string) {
  const kept = new Map(text === undefined ? [] : [['search.recent', text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the latest searches', () => {
  it('are the newest five, newest first', () => {
    ['a', 'b', 'c', 'd', 'e', 'f'].forEach(keepSearch);
    expect(recentSearches()).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('hold a search once, as it was written last', () => {
    ['Saldo', 'remesa', ' saldo '].forEach(keepSearch);
    expect(recentSearches()).toEqual(['saldo', 'remesa']);
  });

  it('hold no empty search', () => {
    keepSearch('  ');
    expect(recentSearches()).toEqual([]);
  });

  it('are none when they are forgotten', () => {
    keepSearch('saldo');
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  });

  it.each(['{', '{"a":1}', 'null', '[1,null]'])('are none when something else stands there: %s', (text) => {
    vi.stubGlobal('localStorage', storage(text));
    expect(recentSearches()).toEqual([]);
  });

  it('are none, without a complaint, where storage is denied', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', {getItem: denied, setItem: denied, removeItem: denied});
    keepSearch('saldo');
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  });
});
