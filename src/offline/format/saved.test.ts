import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {deleteSavedManual} from './saved';

/** The caches of a browser by their names, with the keys of their entries. */
let kept: Map<string, Set<string>>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
    open: (name: string) => {
      const entries = kept.get(name) ?? new Set();
      kept.set(name, entries);
      return Promise.resolve({
        keys: () => Promise.resolve([...entries]),
        delete: (key: string) => Promise.resolve(entries.delete(key)),
      });
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the manual that a reader removes', () => {
  const unregister = vi.fn();
  const registration = {unregister} as unknown as ServiceWorkerRegistration;

  beforeEach(() => {
    unregister.mockClear();
    kept.set('saved-manual', new Set(['/saved-manual/es', '/saved-manual/en']));
    kept.set('visited-page', new Set(['/docs/faq']));
  });

  it('is that of one language: the other stays, with the worker that reads it', async () => {
    await deleteSavedManual('en', registration);
    expect([...kept]).toEqual([['saved-manual', new Set(['/saved-manual/es'])]]);
    expect(unregister).not.toHaveBeenCalled();
  });

  it('unregisters the worker and deletes all caches when it is the last', async () => {
    await deleteSavedManual('en', registration);
    await deleteSavedManual('es', registration);
    expect(kept.size).toBe(0);
    expect(unregister).toHaveBeenCalledOnce();
  });
});
