import {expect, it} from 'vitest';
import {classify, keyOf, localeOf} from './classify';

const origin = 'https://help.example';
const site = {base: '/', locales: ['es', 'en']};
const inFolder = {base: '/help/', locales: ['es', 'en']};
const typeOf = (path: string, workerSite = site, method = 'GET', mode: RequestMode = 'cors') =>
  classify({url: new URL(path, origin).href, method, mode}, origin, workerSite);

// Pages in all their spellings, what they load, and the language of an answer: e2e/visited-pages.spec.ts.
it.each([
  ['/img/docs/faq.svg', 'stable'],
  ['/sw.js', 'other'],
  ['/docs/faq.md', 'other'],
  ['/offline/es.1a2b3c4d.txt', 'other'],
  ['https://fonts.example/assets/x.js', 'other'],
])('the worker classifies %s as %s', (path, type) => {
  expect(typeOf(path)).toBe(type);
});

it('the worker ignores requests outside the site, other methods, and requests that compare hashes of files', () => {
  expect(typeOf('/help/docs/', inFolder)).toBe('page');
  expect(typeOf('/help/en/assets/js/main.js', inFolder)).toBe('hashed');
  expect(typeOf('/docs/', inFolder)).toBe('other');
  expect(typeOf('/docs/', site, 'POST')).toBe('other');
  expect(typeOf('/docs/faq/', site, 'GET', 'same-origin')).toBe('other');
});

it.each([
  ['/entry', 'es', site],
  ['/EN/docs', 'en', site],
  ['/help/en/x', 'en', inFolder],
  ['/help/x', 'es', inFolder],
])('the worker answers %s in the language %s', (path, locale, workerSite) => {
  expect(localeOf(path, workerSite)).toBe(locale);
});

it('the worker finds every other file only at its exact address', () => {
  expect(keyOf('/search/Index.1.json')).toBe('/search/Index.1.json');
  expect(keyOf('/%')).toBe('/%');
  expect(keyOf('/blog/tags/informaci%C3%B3n/')).toBe(keyOf('/blog/tags/información'));
});
