import {afterEach, expect, it, vi} from 'vitest';
import {replaceMalformedAddress, replaceWithCanonicalAddress} from './canonicalAddress';
import {isOfSite, siteAddress} from '../../site/addresses';
import {setPage, setUrl} from '../../../e2e/support/happyDom';

const host = 'https://help.example';

/** Control characters and the backslash. */
const characters = [...Array(32).keys(), 0x7f, 0x5c].map((code) => String.fromCharCode(code));

/** A character as it is, escaped, and escaped twice. */
const spellings = (character: string) => {
  const escapedCharacter = `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return [character, escapedCharacter, encodeURIComponent(escapedCharacter)];
};

const shapes = [
  '//evil.example/x',
  '/%2Fevil.example/x',
  '/\\evil.example/X',
  '/https://evil.example/X',
  '/javascript:alert(1)//X',
  '/evil.example//docs/FAQ/',
];

/** The shape with the character in each place after its first slash. */
const addresses = (shape: string): string[] =>
  characters
    .flatMap(spellings)
    .flatMap((text) => [...shape].map((_, index) => shape.slice(0, index + 1) + text + shape.slice(index + 1)));

const isOfThisSite = (address: string) => {
  const {origin, pathname} = new URL(address, host);
  return origin === host && !pathname.startsWith('//');
};

afterEach(() => vi.restoreAllMocks());

it.each(shapes)('%s stays an address of this site with a control character anywhere', (shape) => {
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  setPage({});
  for (const path of addresses(shape)) {
    // The links to other languages remove and add the folder of a language.
    const address = `/en${path}`;
    const results = [path, address, decodeURI(siteAddress(path))].map((each) => siteAddress(each));
    expect(results.filter((each) => !isOfThisSite(each))).toEqual([]);

    setUrl(host + path);
    replaceWithCanonicalAddress();
    replaceMalformedAddress();
    expect(location.pathname).not.toMatch(/^\/\/|%0\d|%1\d|%7f|%5c/i);
  }
  expect(replace.mock.calls.map(([url]) => String(url)).filter((url) => !isOfThisSite(url))).toEqual([]);
});

it.each([
  ['/docs/faq/', '?q=a#pay', '/docs/faq/?q=a#pay'],
  ['/contrase%C3%B1a', '', '/contrase%C3%B1a'],
  ['/a%3Fb%23c', '?q', '/a%3Fb%23c?q'],
  ['/100%', '', '/100%25'],
  ['http://evil.example/x', '', '/'],
  ['javascript:alert(1)', '', '/'],
])('the address of the path %s with "%s" is %s', (path, suffix, expected) => {
  setUrl(`${host}/docs/`);
  expect(siteAddress(path, suffix)).toBe(expected);
});

it.each([
  ['https://help.example/', true],
  ['https://help.example/assets/js/main.js', true],
  ['https://help.example.org/assets/js/main.js', false],
  ['https://help.example:8443/', false],
  ['http://help.example/', false],
  ['', false],
])('%s is an address of this site: %s', (address, expected) => {
  setUrl(`${host}/docs/`);
  expect(isOfSite(address)).toBe(expected);
});
