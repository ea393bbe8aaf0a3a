import {expect, it, vi} from 'vitest';
import {otherBaseUrl} from '../deferred/baseUrl';
import {setPage, setUrl} from '../../../e2e/support/happyDom';
import {findDeferredScript} from './missingScript';

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
])('%s, built as %s for %s, tells that the base URL is %s', (found, built, siteBase, expected) => {
  setPage({head: `<script type="text/plain" defer src="${built}"></script>`});
  const current = {src: `https://help.example${found}`} as HTMLScriptElement;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(current);
  expect(otherBaseUrl(siteBase)).toBe(expected);
  vi.restoreAllMocks();
});
