// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest';
import {resetPageAfterEach, setPage, setUrl} from '../testing/page';
import {canonicalPath, replaceWithCanonicalAddress} from './canonicalAddress';

const host = 'https://help.example';
const canonical = (path: string) => `<link rel="canonical" href="https://published.example${path}">`;

resetPageAfterEach();
beforeEach(() => {
  Object.defineProperty(document, 'referrer', {configurable: true, value: ''});
});

it.each([
  ['/docs/faq/index.html', '/docs/faq/'],
  ['/docs/faq.html?from=mail#pay', '/docs/faq/?from=mail#pay'],
  ['/docs/faq', '/docs/faq/'],
  ['/docs/faq/', '/docs/faq/'],
])('replaces %s by the canonical address of the page', (written, expected) => {
  setUrl(host + written);
  setPage({head: canonical('/docs/faq/')});
  replaceWithCanonicalAddress();
  expect(location.href).toBe(host + expected);
});

it('keeps the address of a page that is served under another base URL', () => {
  setUrl(`${host}/help/docs/faq/`);
  setPage({head: canonical('/docs/faq/')});
  replaceWithCanonicalAddress();
  expect(location.pathname).toBe('/help/docs/faq/');
});

it('finds no canonical path on the not-found page', () => {
  setPage({head: ''});
  expect(canonicalPath()).toBeUndefined();
  setPage({head: canonical('/en/404.html')});
  expect(canonicalPath()).toBeUndefined();
  setPage({head: canonical('/docs/faq/')});
  expect(canonicalPath()).toBe('/docs/faq/');
});

it('tries the clean path of an .html address that is not found, once', () => {
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  setUrl(`${host}/docs/faq.html?from=mail#pay`);
  setPage({});
  replaceWithCanonicalAddress();
  expect(replace).toHaveBeenCalledExactlyOnceWith('/docs/faq?from=mail#pay');
  replaceWithCanonicalAddress();
  expect(replace).toHaveBeenCalledTimes(1);
});

it('tries nothing when the referrer shows that the clean path led here', () => {
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  setUrl(`${host}/docs/faq.html`);
  setPage({});
  Object.defineProperty(document, 'referrer', {configurable: true, value: `${host}/docs/faq.html?again`});
  replaceWithCanonicalAddress();
  expect(replace).not.toHaveBeenCalled();
});

it.each(['/404.html', '/en/404.html', '/docs/nothing'])('tries no other address for %s', (path) => {
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  setUrl(host + path);
  setPage({});
  replaceWithCanonicalAddress();
  expect(replace).not.toHaveBeenCalled();
});
