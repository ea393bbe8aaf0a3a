import {describe, expect, it, vi} from 'vitest';
import {otherBaseUrl} from '../deferred/baseUrl';
import {setPage, setUrl} from '../../../e2e/support/happyDom';
import {findDeferredScript} from './missingScript';

/** @returns the addresses at which a page looks for its deferred script, as they are written into it */
function addressesAskedFor(page: string, src: string, siteBase: string): string[] {
  setUrl(`https://help.example${page}`);
  const append = vi.spyOn(document.head, 'append').mockReturnValue();
  const script = Object.assign(document.createElement('script'), {defer: true});
  script.setAttribute('src', src);
  findDeferredScript(script, siteBase);
  const scripts = append.mock.calls.flat() as HTMLScriptElement[];
  append.mockRestore();
  return scripts.map((each) => each.getAttribute('src') ?? '');
}

describe('the deferred script that is not where the page was built for', () => {
  it.each([
    ['/ayuda/docs/faq/', '/start.js', '/', ['/start.js', '/ayuda/start.js', '/ayuda/docs/start.js']],
    ['/ayuda', '/start.js', '/', ['/start.js', '/ayuda/start.js']],
    ['/en/docs', '/help/en/start.js', '/help/', ['/en/start.js', '/en/en/start.js']],
  ])('is looked for in each folder of %s', (page, src, siteBase, expected) => {
    expect(addressesAskedFor(page, src, siteBase)).toEqual(expect.arrayContaining(expected));
  });

  it('is asked for a few times, and never of another host', () => {
    const asked = addressesAskedFor('//evil.example/a/b/c/d/e/f', '/start.js', '/');
    expect(asked).toEqual([
      '/start.js',
      '/evil.example/start.js',
      '/evil.example/a/start.js',
      '/evil.example/a/b/start.js',
    ]);
  });

  it.each([
    ['/ayuda/start.js', '/start.js', '/', '/ayuda/'],
    ['/ayuda/en/start.js', '/en/start.js', '/', '/ayuda/'],
    ['/en/start.js', '/help/en/start.js', '/help/', '/'],
    ['/start.js', '/start.js', '/', undefined],
  ])('tells by its address %s, built as %s for %s, that the base URL is %s', (found, built, siteBase, expected) => {
    setPage({head: `<script type="text/plain" defer src="${built}"></script>`});
    const current = {src: `https://help.example${found}`} as HTMLScriptElement;
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(current);
    expect(otherBaseUrl(siteBase)).toBe(expected);
    vi.restoreAllMocks();
  });
});
