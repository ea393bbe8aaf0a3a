import {afterEach, expect, it, vi} from 'vitest';
import {servedBaseUrl} from './servedBaseUrl';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A host that has these scripts, and answers anything else with a page. */
function host(...scripts: string[]) {
  const ask = vi.fn((url: string) =>
    Promise.resolve(
      new Response(null, {headers: {'content-type': scripts.includes(url) ? 'text/javascript' : 'text/html'}}),
    ),
  );
  vi.stubGlobal('fetch', ask);
  return ask;
}

it.each([
  ['/ayuda/unknown', '/', '/assets/js/main.js', '/ayuda/'],
  ['/ayuda/en/unknown', '/', '/en/assets/js/main.js', '/ayuda/'],
])('the script of %s, built for %s, shows where the site is', async (pathname, siteBase, script, base) => {
  host(base + script.slice(siteBase.length));
  expect(await servedBaseUrl(pathname, siteBase, script)).toBe(base);
});

it('is not known where the host answers with a page, or not at all', async () => {
  host();
  expect(await servedBaseUrl('/ayuda/unknown', '/', '/assets/js/main.js')).toBeUndefined();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await servedBaseUrl('/ayuda/unknown', '/', '/assets/js/main.js')).toBeUndefined();
});

it('sends only a few requests, and only to this host', async () => {
  const ask = host();
  await servedBaseUrl('//evil.example/a/b/c/d/e/f', '/', '/assets/js/main.js');
  expect(ask.mock.calls.map(([url]) => url)).toEqual([
    '/evil.example/assets/js/main.js',
    '/evil.example/a/assets/js/main.js',
    '/evil.example/a/b/assets/js/main.js',
    '/evil.example/a/b/c/assets/js/main.js',
  ]);
});
