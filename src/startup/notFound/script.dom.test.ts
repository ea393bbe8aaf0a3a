import {expect, it} from 'vitest';
import {localizedNotFoundPage} from './script';

const site = {siteBase: '/', locales: ['es', 'en']};
const at = (pathname: string, lang: string, languages = site, protocol = 'https:') =>
  localizedNotFoundPage({protocol, pathname}, lang, languages);

it.each([
  ['/en/unknown', 'es', '/en/404.html', '/en/'],
  ['/en', 'es', '/en/404.html', '/en/'],
  ['/en/a/b', 'es', '/en/404.html', '/en/'],
  ['/unknown', 'en', '/404.html', '/'],
  ['/entry', 'en', '/404.html', '/'],
])('%s answered in %s is replaced by %s', (pathname, lang, notFound, home) => {
  expect(at(pathname, lang)).toEqual({notFound, home});
});

it.each([
  ['/unknown', 'es'],
  ['/en/unknown', 'en'],
  ['/entry', 'es'],
  ['/es/unknown', 'es'],
  ['/folder/en/unknown', 'en'],
])('%s answered in %s stays', (pathname, lang) => {
  expect(at(pathname, lang)).toBeUndefined();
});

it('looks for the language below the base URL, and stays outside of it and on disk', () => {
  const inFolder = {siteBase: '/help/', locales: ['es', 'en']};
  expect(at('/help/en/unknown', 'es', inFolder)?.notFound).toBe('/help/en/404.html');
  expect(at('/en/unknown', 'es', inFolder)).toBeUndefined();
  expect(at('/en/404.html', 'es', site, 'file:')).toBeUndefined();
});
