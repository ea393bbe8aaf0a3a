import {beforeEach, describe, expect, it, vi, type MockInstance} from 'vitest';
import {resetPageAfterEach, setPage, setUrl} from '../../../e2e/support/happyDom';
import {replaceWithCanonicalAddress} from './canonicalAddress';

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
  ['/docs//faq?from=mail#pay', '/docs/faq/?from=mail#pay'],
  ['/docs%5Cfaq', '/docs/faq/'],
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

describe('on the not-found page', () => {
  let replace: MockInstance<Location['replace']>;

  beforeEach(() => {
    replace = vi.spyOn(location, 'replace').mockReturnValue();
    setPage({});
  });

  it.each([
    ['/docs/faq.html?from=mail#pay', '/docs/faq?from=mail#pay'],
    ['/docs/FAQ', '/docs/faq'],
    ['//evil.example/x', '/evil.example/x'],
    ['/CONTRASE%C3%91A', '/contrase%C3%B1a'],
  ])('the normalized path of %s is tried, once: %s', (written, expected) => {
    setUrl(host + written);
    replaceWithCanonicalAddress();
    expect(replace).toHaveBeenCalledExactlyOnceWith(expected);
    replaceWithCanonicalAddress();
    expect(replace).toHaveBeenCalledTimes(1);
  });

  const marks = [';', ',', '.', ')', '»', '"', '”', '’', '!', '%3F', '>', '%2C', '%20', '.html,', ').'];
  const invisible = ['%E2%80%8B', '%EF%BB%BF', '%C2%AD', '%E2%80%AE', '%E2%81%A0', '%EF%B8%8F', '%CD%8F', '%00'];

  it.each([
    ...marks.map((mark) => `/docs/faq${mark}`),
    ...invisible.flatMap((each) => [`/docs/faq${each}`, `/docs/f${each}aq`]),
  ])('the page is tried that %s was meant for', (written) => {
    setUrl(host + written);
    replaceWithCanonicalAddress();
    expect(replace).toHaveBeenCalledExactlyOnceWith('/docs/faq');
  });

  it('nothing is tried when the referrer shows that the normalized path led here', () => {
    setUrl(`${host}/docs/faq.html`);
    Object.defineProperty(document, 'referrer', {configurable: true, value: `${host}/docs/faq.html?again`});
    replaceWithCanonicalAddress();
    expect(replace).not.toHaveBeenCalled();
  });

  it.each(['/docs/nothing', '/docs/nothing/', '/contrase%C3%B1a', '/docs/100%'])(
    'no other address is tried for %s',
    (path) => {
      setUrl(host + path);
      replaceWithCanonicalAddress();
      expect(replace).not.toHaveBeenCalled();
    },
  );
});
