import {afterEach, expect, it, vi} from 'vitest';
import {setPage, setUrl} from '../../../e2e/support/happyDom';
import {replaceWithCanonicalAddress} from './canonicalAddress';

const host = 'https://help.example';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['/docs/faq/index.html', '/docs/faq/'],
  ['/docs/faq.html?from=mail#pay', '/docs/faq/?from=mail#pay'],
  ['/docs//faq?from=mail#pay', '/docs/faq/?from=mail#pay'],
  ['/docs%5Cfaq', '/docs/faq/'],
  // Under another base URL than the page was built for.
  ['/help/docs/faq/', '/help/docs/faq/'],
])('a page that is opened at %s shows the address %s', (address, expected) => {
  setUrl(host + address);
  setPage({head: '<link rel="canonical" href="https://published.example/docs/faq/">'});
  replaceWithCanonicalAddress();
  expect(location.href).toBe(host + expected);
});

const marks = [';', ',', '.', ')', '»', '"', '”', '’', '!', '%3F', '>', '%2C', '%20', '.html,', ').'];
const invisibleCharacters = [
  '%E2%80%8B',
  '%EF%BB%BF',
  '%C2%AD',
  '%E2%80%AE',
  '%E2%81%A0',
  '%EF%B8%8F',
  '%CD%8F',
  '%00',
];

it.each([
  ['/docs/faq.html?from=mail#pay', '/docs/faq?from=mail#pay'],
  ['/docs/FAQ', '/docs/faq'],
  ['//evil.example/x', '/evil.example/x'],
  ['/CONTRASE%C3%91A', '/contrase%C3%B1a'],
  ...marks.map((mark) => [`/docs/faq${mark}`, '/docs/faq']),
  ...invisibleCharacters.flatMap((each) =>
    [`/docs/faq${each}`, `/docs/f${each}aq`].map((address) => [address, '/docs/faq']),
  ),
  ...['/docs/nothing', '/docs/nothing/', '/contrase%C3%B1a', '/docs/100%', '/a%3Fb', '/a%23b/', '/a%2525b'].map(
    (path) => [path, ''],
  ),
])('the not-found page at %s tries one other address: "%s"', (address = '', expected = '') => {
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  setPage({});
  setUrl(host + address);
  replaceWithCanonicalAddress();
  replaceWithCanonicalAddress();
  expect(replace.mock.calls).toEqual(expected === '' ? [] : [[expected]]);
});

it('the not-found page tries no address when the referrer shows that it has tried it already', () => {
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  setUrl(`${host}/docs/faq.html`);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${host}/docs/faq.html?again`);
  replaceWithCanonicalAddress();
  expect(replace).not.toHaveBeenCalled();
});
