import {createHash} from 'node:crypto';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {cacheable, cacheOf, expiration, timeout} from './plugins';

const event = new Event('fetch') as never;
const nameOf = (text: string) => createHash('sha256').update(text).digest('hex');
const script = `https://help.example/assets/js/c.${nameOf('start()')}.js`;

describe('what a reader has loaded', () => {
  const kept = (url: string, body: string, status = 200) =>
    cacheable.cacheWillUpdate({request: new Request(url), response: new Response(body, {status}), event});

  it('is cached when it matches the hash in its name, or when its name has none', async () => {
    expect(await (await kept(script, 'start()'))?.text()).toBe('start()');
    expect(await (await kept('https://help.example/docs/faq/', 'text'))?.text()).toBe('text');
  });

  it('is not kept when it was changed on its way, or with an error status', async () => {
    for (const body of ['start();', '']) expect(await kept(script, body)).toBeNull();
    expect(await kept('https://help.example/docs/faq/', 'text', 503)).toBeNull();
  });
});

it('a request ends, even when the connection is gone', async () => {
  const end = new AbortController();
  const spy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal);
  const {url, signal} = await timeout.requestWillFetch({request: new Request(script), event});
  expect([url, signal.aborted]).toEqual([script, false]);
  end.abort();
  expect(signal.aborted).toBe(true);
  expect(spy.mock.lastCall?.[0]).toBeLessThanOrEqual(60_000);
  spy.mockRestore();
});

describe('of more files than are kept', () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** What is left of files, oldest first, after one more was written than three. */
  async function leftOf(cacheName: string, names: string[], page: string): Promise<string[]> {
    const stores = new Map([
      [cacheOf('page'), new Map(['/docs', '/docs/faq'].map((name) => [name, name === '/docs' ? '' : page]))],
      [cacheName, new Map(names.map((name) => [name, page]))],
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
    await expiration(3).cacheDidUpdate({cacheName} as never);
    return [...(stores.get(cacheName) ?? new Map<string, string>()).keys()];
  }

  it('the oldest go, but none that the newest page names', async () => {
    const page = '<script data-scripts="/a.js /main.js"></script><use href=/icons.svg#x>';
    const files = ['/main.js', '/icons.svg', '/old.js', '/1.js', '/2.js', '/3.js'];
    expect(await leftOf(cacheOf('hashed'), files, page)).toEqual(['/main.js', '/icons.svg', '/1.js', '/2.js', '/3.js']);
    expect(await leftOf(cacheOf('hashed'), files, '')).toEqual(['/1.js', '/2.js', '/3.js']);
    expect(await leftOf(cacheOf('hashed'), files.slice(3), page)).toEqual(['/1.js', '/2.js', '/3.js']);
  });

  it('links of the newest page keep no page', async () => {
    const links = '<a href=/docs/1>1</a><a href=/docs/2>2</a>';
    const pages = ['/docs/1', '/docs/2', '/docs/3', '/docs/4', '/docs/faq'];
    expect(await leftOf(cacheOf('page'), pages, links)).toEqual(['/docs/3', '/docs/4', '/docs/faq']);
  });
});
