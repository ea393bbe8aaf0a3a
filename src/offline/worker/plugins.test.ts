import {createHash} from 'node:crypto';
import {describe, expect, it, vi} from 'vitest';
import {cacheable, timeout} from './plugins';

const event = new Event('fetch') as never;
const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url');
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
