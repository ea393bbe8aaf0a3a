import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {installStorageFallback} from './storageFallback';

/** A storage as a browser has it, with a limit on the number of items. */
class LimitedStorage {
  readonly items = new Map<string, string>();

  constructor(private readonly limit: number) {}

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.items.size >= this.limit && !this.items.has(key)) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }
}

const original = Object.getOwnPropertyDescriptors(LimitedStorage.prototype);

beforeEach(() => {
  vi.stubGlobal('Storage', LimitedStorage);
  vi.spyOn(console, 'warn').mockReturnValue();
  installStorageFallback();
});

afterEach(() => {
  Object.defineProperties(LimitedStorage.prototype, original);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a storage', () => {
  it('with room stores items itself, without a warning', () => {
    const storage = new LimitedStorage(2);
    storage.setItem('a', '1');
    expect(storage.items).toEqual(new Map([['a', '1']]));
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('that is full keeps items in memory, with one warning', () => {
    const storage = new LimitedStorage(0);
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    expect([storage.getItem('a'), storage.getItem('b')]).toEqual(['1', '2']);
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('whose methods throw keeps items in memory, with one warning', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.assign(LimitedStorage.prototype, {getItem: denied, setItem: denied, removeItem: denied});
    installStorageFallback();
    const storage = new LimitedStorage(1);
    expect(storage.getItem('a')).toBeNull();
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('shares nothing with another storage', () => {
    const [first, second] = [new LimitedStorage(0), new LimitedStorage(0)];
    first.setItem('a', '1');
    expect(second.getItem('a')).toBeNull();
  });
});
