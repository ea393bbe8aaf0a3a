import {describe, expect, it} from 'vitest';
import {setPage, setUrl} from '../testing/page';
import {actualBaseUrl} from './baseUrl';

function visit(path: string, canonical: string | undefined): void {
  setUrl(`https://help.example${path}`);
  setPage({head: canonical ? `<link rel="canonical" href="https://published.example${canonical}">` : ''});
}

describe('the base URL under which a page is served', () => {
  it.each([
    ['/ayuda/docs/faq/', '/docs/faq/', '/', '/ayuda/'],
    ['/a/b/en/docs/faq/', '/en/docs/faq/', '/', '/a/b/'],
    ['/docs/faq/', '/ayuda/docs/faq/', '/ayuda/', '/'],
  ])('of %s, built as %s for %s, is %s', (path, canonical, siteBase, expected) => {
    visit(path, canonical);
    expect(actualBaseUrl(siteBase)).toBe(expected);
  });

  it.each([
    ['/', '/', '/'],
    ['//docs/faq/', '/docs/faq/', '/'],
    ['/docs/faq.html', '/docs/faq/', '/'],
  ])('of %s, built as %s for %s, is the configured one', (path, canonical, siteBase) => {
    visit(path, canonical);
    expect(actualBaseUrl(siteBase)).toBe(siteBase);
  });

  it('cannot be determined on a not-found page, or where the path ends in another route', () => {
    visit('/ayuda/nothing', undefined);
    expect(actualBaseUrl('/')).toBeUndefined();
    visit('/ayuda/docs/other/', '/docs/faq/');
    expect(actualBaseUrl('/')).toBeUndefined();
  });
});
