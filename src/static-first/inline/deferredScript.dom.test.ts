import {expect, it, vi} from 'vitest';
import {setUrl} from '../../../e2e/support/happyDom';
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
