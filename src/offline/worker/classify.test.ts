import {describe, expect, it} from 'vitest';
import {classify, keyOf, localeOf} from './classify';

const origin = 'https://help.example';
const site = {base: '/', locales: ['es', 'en']};
const inFolder = {base: '/help/', locales: ['es', 'en']};
const kindOf = (path: string, of = site, method = 'GET') => classify({url: new URL(path, origin), origin, method}, of);

describe('the worker', () => {
  it.each([
    ['/', 'page'],
    ['/docs/faq/', 'page'],
    ['/docs/faq', 'page'],
    ['/docs/faq.html', 'page'],
    ['/en', 'page'],
    ['/en/docs/faq/index.html', 'page'],
    ['/docs/faq/?q=1.2', 'page'],
    ['/unknown', 'page'],
    ['/assets/js/main.1a2b3c4d.js', 'hashed'],
    ['/en/assets/css/all.1a2b3c4d.css', 'hashed'],
    ['/en/search/root.1a2b3c4d.txt', 'hashed'],
    ['/assets/icons.1a2b3c4d.svg', 'hashed'],
    ['/img/docs/faq.svg', 'stable'],
    ['/sw.js', 'other'],
    ['/offline.json', 'other'],
    ['/offline/es.1a2b3c4d.txt', 'other'],
    ['/blog/rss.xml', 'other'],
    ['/robots.txt', 'other'],
    ['https://fonts.example/assets/x.js', 'other'],
  ])('takes %s for: %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  it('ignores requests outside of the site, and those that are not GET', () => {
    expect(kindOf('/help/docs/', inFolder)).toBe('page');
    expect(kindOf('/help/en/assets/js/main.js', inFolder)).toBe('hashed');
    expect(kindOf('/docs/', inFolder)).toBe('other');
    expect(kindOf('/docs/', site, 'POST')).toBe('other');
  });

  it.each([
    ['/docs/faq/', 'es'],
    ['/en/docs/faq/', 'en'],
    ['/en', 'en'],
    ['/entry', 'es'],
    ['/es/x', 'es'],
  ])('answers %s in %s', (path, locale) => {
    expect(localeOf(path, site)).toBe(locale);
  });

  it('finds the locale below a base URL', () => {
    expect(localeOf('/help/en/x', inFolder)).toBe('en');
    expect(localeOf('/help/x', inFolder)).toBe('es');
  });

  it('finds a page under every spelling, and a file under its own', () => {
    const keys = ['/docs/faq', '/docs/faq/', '/docs/faq.html', '/docs/faq/index.html', '/docs/faq/?a=1#b'];
    expect(new Set(keys.map((path) => keyOf(new URL(path, origin), 'page')))).toEqual(new Set(['/docs/faq']));
    expect(keyOf(new URL('/', origin), 'page')).toBe('/');
    expect(keyOf(new URL('/search/root.1.txt', origin), 'hashed')).toBe('/search/root.1.txt');
  });
});
