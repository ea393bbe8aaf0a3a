import {expect, it, vi} from 'vitest';
import {setPage, setUrl} from '../../../e2e/support/happyDom';
import {originalOfCopy, otherBaseUrl} from './baseUrl';

it.each([
  ['/ayuda/defer.js', '/defer.js', '/', '/ayuda/'],
  ['/ayuda/en/defer.js', '/en/defer.js', '/', '/ayuda/'],
  ['/en/defer.js', '/help/en/defer.js', '/help/', '/'],
  ['/defer.js', '/defer.js', '/', undefined],
])(
  'a script at %s that was built as %s for %s shows that the base URL is %s',
  (path, builtPath, siteBase, expected) => {
    setPage({head: `<script type="text/plain" defer src="${builtPath}"></script>`});
    const currentScript = {src: `https://help.example${path}`} as HTMLScriptElement;
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(currentScript);
    expect(otherBaseUrl(siteBase)).toBe(expected);
    vi.restoreAllMocks();
  },
);

const originalAddress = 'https://help.example/docs/faq/';

it.each([
  // A copy: another host, files by their names (a ZIM), or relative addresses (wget, HTTrack).
  ['https://mirror.example/a/cercana/docs/faq/', '/defer.js', originalAddress],
  ['https://company.github.example/ayuda/', '/defer.js', originalAddress],
  ['https://kiwix.example/s/docs/faq/index.html', '/defer.js', originalAddress],
  ['http://localhost:8080/s/A/docs/faq/index.html', '/defer.js', originalAddress],
  ['https://mirror.example/a/docs/faq/', '../../defer.js', originalAddress],
  ['https://mirror.example/docs/faq/index.html', '../../defer.js', originalAddress],
  ['https://mirror.example/faq.html', './defer.js', originalAddress],
  // The host of the site or the machine of its operator, configured wrongly.
  ['https://help.example/ayuda/docs/faq/', '/defer.js', undefined],
  ['https://help.example/ayuda/docs/faq/index.html', '/defer.js', undefined],
  ['http://localhost:8080/ayuda/docs/faq/', '/defer.js', undefined],
])('the original of the page %s with the script %s is %s', (address, src, expected) => {
  setPage({
    head: `<script type="text/plain" defer src="${src}"></script><link rel="canonical" href="${originalAddress}">`,
  });
  setUrl(address);
  expect(originalOfCopy()).toBe(expected);
});

it('a page without its own address is not a copy', () => {
  setPage({head: '<script type="text/plain" defer src="/defer.js"></script>'});
  setUrl('http://localhost:8080/ayuda/404.html');
  expect(originalOfCopy()).toBeUndefined();
});
