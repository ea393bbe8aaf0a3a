import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {setPage, setUrl} from '../testing/page';
import {actualBaseUrl, recover} from './recovery';
import {CLICKS_KEY, readItem} from './storage';

function visit(path: string, canonical: string | undefined): void {
  setUrl(`https://help.example${path}`);
  setPage({head: canonical ? `<link rel="canonical" href="https://published.example${canonical}">` : ''});
}

describe('the base URL under which a page is served', () => {
  it.each([
    ['/ayuda/', '/', '/', '/ayuda/'],
    ['/ayuda/docs/faq/', '/docs/faq/', '/', '/ayuda/'],
    ['/ayuda/docs/faq.html', '/docs/faq/', '/', '/ayuda/'],
    ['/a/b/en/docs/faq/', '/en/docs/faq/', '/', '/a/b/'],
    ['/docs/faq/', '/ayuda/docs/faq/', '/ayuda/', '/'],
    ['/help/docs/faq/', '/ayuda/docs/faq/', '/ayuda/', '/help/'],
  ])('of %s, built as %s for %s, is %s', (path, canonical, siteBase, expected) => {
    visit(path, canonical);
    expect(actualBaseUrl(siteBase)).toBe(expected);
  });

  it.each([
    ['/docs/faq/', '/docs/faq/', '/'],
    ['/docs/faq.html', '/docs/faq/', '/'],
    ['/ayuda/docs/faq', '/ayuda/docs/faq/', '/ayuda/'],
  ])('of %s, built as %s for %s, is the configured one', (path, canonical, siteBase) => {
    visit(path, canonical);
    expect(actualBaseUrl(siteBase)).toBeUndefined();
  });

  it('cannot be determined on a not-found page, or where the path ends in another route', () => {
    visit('/ayuda/nothing', undefined);
    expect(actualBaseUrl('/')).toBeUndefined();
    visit('/ayuda/docs/other/', '/docs/faq/');
    expect(actualBaseUrl('/')).toBeUndefined();
  });
});

describe('a page that reloads itself', () => {
  const releaseClicks = vi.fn(() => ['button']);
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(location, 'reload').mockReturnValue();
    sessionStorage.clear();
    releaseClicks.mockClear();
    visit('/docs/', '/docs/');
    recover('/', 'main.js', releaseClicks);
  });
  afterEach(() => {
    // The page gives up, and listens no more.
    vi.runAllTimers();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('keeps the clicks while the reload is pending: on a slow network it takes many seconds', () => {
    vi.advanceTimersByTime(9000);
    expect(releaseClicks).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pagehide'));
    expect(readItem('session', CLICKS_KEY)).toBe('button');
  });

  it('gives up a reload that does not happen', () => {
    vi.advanceTimersByTime(10_000);
    expect(releaseClicks).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('pagehide'));
    expect(readItem('session', CLICKS_KEY)).toBeNull();
  });
});
