import {expect, it} from 'vitest';
import {localizedNotFoundPage} from './script';

const site = {siteBase: '/', locales: ['es', 'en']};
const inFolder = {siteBase: '/help/', locales: ['es', 'en']};
const at = (pathname: string, lang: string, languages = site, protocol = 'https:') =>
  localizedNotFoundPage({protocol, pathname}, lang, languages);

it.each([
  ['/en/unknown', 'es', '/en/404.html'],
  ['/en', 'es', '/en/404.html'],
  ['/unknown', 'en', '/404.html'],
  ['/entry', 'en', '/404.html'],
  ['/unknown', 'es', undefined],
  ['/en/unknown', 'en', undefined],
  ['/entry', 'es', undefined],
  ['/folder/en/unknown', 'en', undefined],
  ['/folder/en/unknown', 'es', '/folder/en/404.html'],
  ['/a/b/en', 'es', '/a/b/en/404.html'],
  ['/folder/unknown', 'es', undefined],
])('the not-found page for %s in the language %s leads to %s', (pathname, lang, expected) => {
  expect(at(pathname, lang)).toBe(expected);
});

it('the not-found page looks for another language only below the base URL, and never on disk', () => {
  expect(at('/help/en/unknown', 'es', inFolder)).toBe('/help/en/404.html');
  expect(at('/unknown', 'en', inFolder)).toBeUndefined();
  expect(at('/en/404.html', 'es', site, 'file:')).toBeUndefined();
});
