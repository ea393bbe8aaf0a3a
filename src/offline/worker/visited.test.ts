import {createHash} from 'node:crypto';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {cacheOf, keep, load, removeOldest} from './visited';

const nameOf = (text: string) => createHash('sha256').update(text).digest('hex');
const script = `https://help.example/assets/js/c.${nameOf('start()')}.js`;

afterEach(() => void vi.unstubAllGlobals());

describe('a loaded file', () => {
  const cachedPaths = async (type: 'page' | 'hashed', url: string, body: string, status = 200) => {
    const put = vi.fn<(key: string, response: Response) => void>();
    vi.stubGlobal('caches', {open: () => Promise.resolve({put, keys: () => []})});
    await keep(type, url, new Response(body, {status}));
    return put.mock.calls.map(([key]) => key);
  };
  const page = 'https://help.example/docs/faq/';

  it('is cached when it matches the hash in its name, or has no hash in its name', async () => {
    expect(await cachedPaths('hashed', script, 'start()')).toEqual([new URL(script).pathname]);
    expect(await cachedPaths('page', page, 'text')).toEqual(['/docs/faq']);
  });

  it('is not cached when it arrives changed, or with an error status', async () => {
    for (const body of ['start();', '']) expect(await cachedPaths('hashed', script, body)).toEqual([]);
    expect(await cachedPaths('page', page, 'text', 503)).toEqual([]);
  });
});

it('a request ends, even when the connection is gone', async () => {
  const end = new AbortController();
  const spy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal);
  const stalled = ({signal}: Request) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  vi.stubGlobal('fetch', stalled);
  const answer = load(new Request(script), 'hashed', () => undefined);
  end.abort();
  expect(await answer).toBeUndefined();
  expect(spy.mock.lastCall?.[0]).toBeLessThanOrEqual(60_000);
  spy.mockRestore();
});

describe('when a cache has too many files', () => {
  /** The files that remain in a cache with room for three, oldest first. */
  async function remainingFiles(type: 'page' | 'hashed', names: string[], page: string): Promise<string[]> {
    const stores = new Map([
      [cacheOf('page'), new Map(['/docs', '/docs/faq'].map((name) => [name, name === '/docs' ? '' : page]))],
      [cacheOf(type), new Map(names.map((name) => [name, page]))],
    ]);
    const open = (name: string) => {
      const store = stores.get(name) ?? new Map<string, string>();
      const pathOf = ({url}: Request) => new URL(url).pathname;
      return Promise.resolve({
        keys: () => Promise.resolve([...store.keys()].map((path) => new Request(`https://help.example${path}`))),
        match: (key: Request) => Promise.resolve(new Response(store.get(pathOf(key)))),
        delete: (key: Request) => Promise.resolve(store.delete(pathOf(key))),
      });
    };
    vi.stubGlobal('caches', {open});
    await removeOldest(type, 3);
    return [...(stores.get(cacheOf(type)) ?? new Map<string, string>()).keys()];
  }

  it('the oldest files are removed, except those that the newest page names', async () => {
    const page = '<script data-scripts="/a.js /main.js"></script><use href=/icons.svg#x>';
    const files = ['/main.js', '/icons.svg', '/old.js', '/1.js', '/2.js', '/3.js'];
    expect(await remainingFiles('hashed', files, page)).toEqual(['/main.js', '/icons.svg', '/1.js', '/2.js', '/3.js']);
    expect(await remainingFiles('hashed', files, '')).toEqual(['/1.js', '/2.js', '/3.js']);
    expect(await remainingFiles('hashed', files.slice(3), page)).toEqual(['/1.js', '/2.js', '/3.js']);
  });

  it('a page is removed even when the newest page links to it', async () => {
    const links = '<a href=/docs/1>1</a><a href=/docs/2>2</a>';
    const pages = ['/docs/1', '/docs/2', '/docs/3', '/docs/4', '/docs/faq'];
    expect(await remainingFiles('page', pages, links)).toEqual(['/docs/3', '/docs/4', '/docs/faq']);
  });
});
