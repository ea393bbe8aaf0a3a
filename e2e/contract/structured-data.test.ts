import {describe, expect, it} from 'vitest';
import {singleLineText} from '../../src/lib/html/singleLineText';
import {parseHtml} from '../../src/lib/html/parse';
import {absolute, fileOf, htmlFiles, readPage, readText} from '../support/build';
import {addressesOf, pages} from '../support/pages';
import {addressOf, locales} from '../support/routes';
import {selectAll} from '../../src/lib/html/select';

/** The metadata of each page for search engines, in its head and as JSON-LD. */

describe('what search engines index', () => {
  const robots = (file: string) => readPage(file).querySelectorAll('meta[name="robots"]');

  it('is every page, but not the not-found pages, which name no address and no translation', () => {
    for (const file of htmlFiles()) {
      const isMissing = file.endsWith('404.html');
      expect(
        robots(file).map((tag) => tag.getAttribute('content')),
        file,
      ).toEqual(isMissing ? ['noindex'] : []);
      const addresses = readPage(file).querySelectorAll('link[rel="canonical"], link[hreflang]');
      expect(addresses.length > 0, file).toBe(!isMissing);
    }
  });

  it.each(locales)('has a description of its own for each page (%s)', (locale) => {
    const descriptions = addressesOf(locale).map((address) =>
      readPage(fileOf(address)).querySelector('meta[name="description"]')?.getAttribute('content'),
    );
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
  });

  it('has structured data for breadcrumbs and posts only: no search engine shows questions and steps any more', () => {
    // https://developers.google.com/search/docs/appearance/structured-data/faqpage, .../blog/2023/08/howto-faq-changes
    const allowed = ['BreadcrumbList', 'Blog', 'BlogPosting'];
    for (const {address} of pages) {
      const blocks = readPage(fileOf(address)).querySelectorAll('script[type="application/ld+json"]');
      for (const {text} of blocks) {
        const {'@type': type} = JSON.parse(text) as {'@type': string};
        expect(allowed, address).toContain(type);
      }
    }
  });

  it('has structured data with the breadcrumbs of each page, the page itself as the last', () => {
    interface Way {
      '@type': string;
      itemListElement: {position: number; name: string; item: string}[];
    }
    for (const {address, path, locale} of pages) {
      const page = parseHtml(readText(fileOf(address)));
      const find = (selector: string) => selectAll(selector, page);
      const told = find('script[type="application/ld+json"]')
        .map((block) => JSON.parse(singleLineText(block)) as Way)
        .filter((data) => data['@type'] === 'BreadcrumbList')
        .map((way) => way.itemListElement.map(({position, name, item}) => [position, name, item]));
      const shown = [
        // A topic without an address is the page itself.
        ...find('.breadcrumbs a').map((crumb) => [singleLineText(crumb), absolute(crumb.attribs.href ?? '')]),
        ...find('h1').map((heading) => [singleLineText(heading), absolute(address)]),
      ].map(([name, item], index) => [index + 1, name, item]);
      expect(told, address).toEqual(path === '/' ? [] : [shown]);
      if (path === '/') continue;
      expect(shown.length, address).toBeGreaterThan(1);
      expect(shown[0]?.[2], address).toBe(absolute(addressOf('/', locale)));
    }
  });
});
