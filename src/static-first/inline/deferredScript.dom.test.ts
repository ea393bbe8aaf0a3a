import {expect, it, vi} from 'vitest';
import {originalOfCopy, otherBaseUrl} from '../deferred/baseUrl';
import {setPage, setUrl} from '../../../e2e/support/happyDom';
import {findDeferredScript} from './deferredScript';

it.each([
  ['/ayuda/docs/faq/', '/start.js', '/', ['/start.js', '/ayuda/start.js', '/ayuda/docs/start.js']],
  ['/en/docs', '/help/en/start.js', '/help/', ['/en/start.js', '/en/en/start.js']],
  // A few times, and never on another host.
  ['//evil.example/a/b/c/d', '/start.js', '/', ['/start.js', '/evil.example/start.js', '/evil.example/a/b/start.js']],
])('the deferred script is looked for in each folder of %s', (page, src, base, expected) => {
  setUrl(`https://help.example${page}`);
  const append = vi.spyOn(document.head, 'append').mockReturnValue();
  const script = Object.assign(document.createElement('script'), {defer: true});
  script.setAttribute('src', src);
  findDeferredScript(script, base);
  const asked = (append.mock.calls.flat() as HTMLScriptElement[]).map((each) => each.getAttribute('src') ?? '');
  append.mockRestore();
  expect(asked).toEqual(expect.arrayContaining(expected));
  expect(asked.filter((address) => address.startsWith('//'))).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(5);
});

it.each([
  ['/ayuda/start.js', '/start.js', '/', '/ayuda/'],
  ['/ayuda/en/start.js', '/en/start.js', '/', '/ayuda/'],
  ['/en/start.js', '/help/en/start.js', '/help/', '/'],
  ['/start.js', '/start.js', '/', undefined],
])('a script at %s that was built as %s for %s shows that the base URL is %s', (found, built, siteBase, expected) => {
  setPage({head: `<script type="text/plain" defer src="${built}"></script>`});
  const current = {src: `https://help.example${found}`} as HTMLScriptElement;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(current);
  expect(otherBaseUrl(siteBase)).toBe(expected);
  vi.restoreAllMocks();
});

const original = 'https://help.example/docs/faq/';

it.each([
  // A copy: another host, files by their names (a ZIM), or relative addresses (wget, HTTrack).
  ['https://mirror.example/a/cercana/docs/faq/', '/start.js', original],
  ['https://company.github.example/ayuda/', '/start.js', original],
  ['https://kiwix.example/s/docs/faq/index.html', '/start.js', original],
  ['http://localhost:8080/s/A/docs/faq/index.html', '/start.js', original],
  ['https://mirror.example/a/docs/faq/', '../../start.js', original],
  ['https://mirror.example/docs/faq/index.html', '../../start.js', original],
  ['https://mirror.example/faq.html', './start.js', original],
  // The host of the site or the machine of its operator, configured wrongly.
  ['https://help.example/ayuda/docs/faq/', '/start.js', undefined],
  ['https://help.example/ayuda/docs/faq/index.html', '/start.js', undefined],
  ['http://localhost:8080/ayuda/docs/faq/', '/start.js', undefined],
])('the original of the page %s with the script %s is %s', (address, src, expected) => {
  setPage({head: `<script type="text/plain" defer src="${src}"></script><link rel="canonical" href="${original}">`});
  setUrl(address);
  expect(originalOfCopy()).toBe(expected);
});

it('a page without an address of its own is no copy', () => {
  setPage({head: '<script type="text/plain" defer src="/start.js"></script>'});
  setUrl('http://localhost:8080/ayuda/404.html');
  expect(originalOfCopy()).toBeUndefined();
});
