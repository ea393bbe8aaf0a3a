import {expect, it, vi} from 'vitest';
import {originalOfCopy, otherBaseUrl} from '../deferred/baseUrl';
import {setPage, setUrl} from '../../../e2e/support/happyDom';
import {findDeferredScript} from './deferredScript';

it.each([
  ['/ayuda/docs/faq/', '/defer.js', '/', ['/defer.js', '/ayuda/defer.js', '/ayuda/docs/defer.js']],
  ['/en/docs', '/help/en/defer.js', '/help/', ['/en/defer.js', '/en/en/defer.js']],
  // A few times, and never on another host.
  ['//evil.example/a/b/c/d', '/defer.js', '/', ['/defer.js', '/evil.example/defer.js', '/evil.example/a/b/defer.js']],
])('the deferred script is looked for in each folder of %s', (page, src, base, expected) => {
  setUrl(`https://help.example${page}`);
  const append = vi.spyOn(document.head, 'append').mockReturnValue();
  const script = Object.assign(document.createElement('script'), {defer: true});
  script.setAttribute('src', src);
  findDeferredScript(script, base);
  const sources = (append.mock.calls.flat() as HTMLScriptElement[]).map((each) => each.getAttribute('src') ?? '');
  append.mockRestore();
  expect(sources).toEqual(expect.arrayContaining(expected));
  expect(sources.filter((address) => address.startsWith('//'))).toEqual([]);
  expect(sources.length).toBeLessThanOrEqual(5);
});

it.each([
  ['/ayuda/defer.js', '/defer.js', '/', '/ayuda/'],
  ['/ayuda/en/defer.js', '/en/defer.js', '/', '/ayuda/'],
  ['/en/defer.js', '/help/en/defer.js', '/help/', '/'],
  ['/defer.js', '/defer.js', '/', undefined],
])(
  'a script at %s that was built as %s for %s shows that the base URL is %s',
  (path, builtPath, siteBase, expected) => {
    setPage({head: `<script type="text/plain" defer src="${builtPath}"></script>`});
    const current = {src: `https://help.example${path}`} as HTMLScriptElement;
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(current);
    expect(otherBaseUrl(siteBase)).toBe(expected);
    vi.restoreAllMocks();
  },
);

const original = 'https://help.example/docs/faq/';

it.each([
  // A copy: another host, files by their names (a ZIM), or relative addresses (wget, HTTrack).
  ['https://mirror.example/a/cercana/docs/faq/', '/defer.js', original],
  ['https://company.github.example/ayuda/', '/defer.js', original],
  ['https://kiwix.example/s/docs/faq/index.html', '/defer.js', original],
  ['http://localhost:8080/s/A/docs/faq/index.html', '/defer.js', original],
  ['https://mirror.example/a/docs/faq/', '../../defer.js', original],
  ['https://mirror.example/docs/faq/index.html', '../../defer.js', original],
  ['https://mirror.example/faq.html', './defer.js', original],
  // The host of the site or the machine of its operator, configured wrongly.
  ['https://help.example/ayuda/docs/faq/', '/defer.js', undefined],
  ['https://help.example/ayuda/docs/faq/index.html', '/defer.js', undefined],
  ['http://localhost:8080/ayuda/docs/faq/', '/defer.js', undefined],
])('the original of the page %s with the script %s is %s', (address, src, expected) => {
  setPage({head: `<script type="text/plain" defer src="${src}"></script><link rel="canonical" href="${original}">`});
  setUrl(address);
  expect(originalOfCopy()).toBe(expected);
});

it('a page without its own address is not a copy', () => {
  setPage({head: '<script type="text/plain" defer src="/defer.js"></script>'});
  setUrl('http://localhost:8080/ayuda/404.html');
  expect(originalOfCopy()).toBeUndefined();
});
