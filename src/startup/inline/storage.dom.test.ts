import {afterEach, describe, expect, it, vi} from 'vitest';
import {readItem, takeItem, writeItem} from './storage';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(['local', 'session'] as const)('the %s storage', (area) => {
  it('keeps an item until it is taken', () => {
    writeItem(area, 'key', 'value');
    expect(readItem(area, 'key')).toBe('value');
    expect((area === 'local' ? localStorage : sessionStorage).getItem('key')).toBe('value');
    expect(takeItem(area, 'key')).toBe('value');
    expect(readItem(area, 'key')).toBeNull();
  });

  it('is empty where every access throws', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal(`${area}Storage`, {getItem: denied, setItem: denied, removeItem: denied});
    writeItem(area, 'key', 'value');
    expect(takeItem(area, 'key')).toBeNull();
    expect(readItem(area, 'key')).toBeNull();
  });
});
