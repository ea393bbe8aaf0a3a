import {afterEach, expect, it, vi} from 'vitest';
import {setPage, setUrl} from '../../../e2e/support/happyDom';
import {replaceWithCanonicalAddress} from './canonicalAddress';

const host = 'https://help.example';

afterEach(() => vi.restoreAllMocks());

// What addresses of its own form a page gets: e2e/addresses.spec.ts.
it('a page under another base URL than it was built for keeps its address', () => {
  setUrl(`${host}/help/docs/faq/`);
  setPage({head: '<link rel="canonical" href="https://published.example/docs/faq/">'});
  replaceWithCanonicalAddress();
  expect(location.href).toBe(`${host}/help/docs/faq/`);
});

const marks = [';', ',', '.', ')', '»', '"', '”', '’', '!', '%3F', '>', '%2C', '%20', '.html,', ').'];
const invisible = ['%E2%80%8B', '%EF%BB%BF', '%C2%AD', '%E2%80%AE', '%E2%81%A0', '%EF%B8%8F', '%CD%8F', '%00'];

it.each([
  ['/docs/faq.html?from=mail#pay', '/docs/faq?from=mail#pay'],
  ['/docs/FAQ', '/docs/faq'],
  ['//evil.example/x', '/evil.example/x'],
  ['/CONTRASE%C3%91A', '/contrase%C3%B1a'],
  ...marks.map((mark) => [`/docs/faq${mark}`, '/docs/faq']),
  ...invisible.flatMap((each) => [`/docs/faq${each}`, `/docs/f${each}aq`].map((written) => [written, '/docs/faq'])),
  ...['/docs/nothing', '/docs/nothing/', '/contrase%C3%B1a', '/docs/100%'].map((path) => [path, '']),
])('on the not-found page %s is followed once by %s', (written = '', expected = '') => {
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  setPage({});
  setUrl(host + written);
  replaceWithCanonicalAddress();
  replaceWithCanonicalAddress();
  expect(replace.mock.calls).toEqual(expected === '' ? [] : [[expected]]);
});
