import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {brand} from '../../src/site/company';
import {git, hasFullHistory} from '../../src/lib/commands';
import {selectAll, singleLineText} from '../../src/lib/html';
import {
  absolute,
  answerTo,
  buildFolder,
  fileOf,
  htmlFiles,
  projectFolder,
  readPage,
  readText,
  valuesOf,
} from '../support/build';
import {addressesOf, pages} from '../support/pages';
import {addressOf, locales} from '../support/routes';
import {elementsAt, parseXml, textOf} from '../support/xml';

// Search engines, link previews in apps, and home screens use this data.

const readPng = (address: string) => readFileSync(join(buildFolder, address));
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the metadata for search engines', () => {
  it('lets every page be indexed except the not-found pages, which have no address, translation or preview tags', () => {
    for (const file of htmlFiles()) {
      const isMissing = file.endsWith('404.html');
      expect(valuesOf(file, 'meta[name="robots"]', 'content'), file).toEqual(isMissing ? ['noindex'] : []);
      const tagSelector = 'link[rel="canonical"], link[hreflang], meta[property^="og:"], meta[name^="twitter:"]';
      if (isMissing) expect(readPage(file).querySelectorAll(tagSelector), file).toEqual([]);
    }
  });

  it('describes only posts and the breadcrumbs of each page, with the page itself as the last one', () => {
    interface Data {
      '@type': string;
      itemListElement?: {position: number; name: string; item: string}[];
    }
    // Search engines no longer show questions and steps:
    // https://developers.google.com/search/docs/appearance/structured-data/faqpage, .../blog/2023/08/howto-faq-changes
    const allowedTypes = ['BreadcrumbList', 'Blog', 'BlogPosting'];
    for (const {address, path, locale} of pages) {
      const find = (selector: string) => selectAll(selector, readPage(fileOf(address)).node);
      const data = find('script[type="application/ld+json"]').map((block) => JSON.parse(singleLineText(block)) as Data);
      expect(data.filter((each) => !allowedTypes.includes(each['@type']))).toEqual([]);
      const breadcrumbs = data
        .filter((each) => each['@type'] === 'BreadcrumbList')
        .map((way) => way.itemListElement?.map(({position, name, item}) => [position, name, item]));
      const visibleBreadcrumbs = [
        // A topic without its own address is the page itself.
        ...find('.breadcrumbs a').map((crumb) => [singleLineText(crumb), absolute(crumb.attribs.href ?? '')]),
        ...find('h1').map((heading) => [singleLineText(heading), absolute(address)]),
      ].map(([name, item], index) => [index + 1, name, item]);
      expect(breadcrumbs, address).toEqual(path === '/' ? [] : [visibleBreadcrumbs]);
      if (path === '/') continue;
      expect(visibleBreadcrumbs.length, address).toBeGreaterThan(1);
      expect(visibleBreadcrumbs[0]?.[2], address).toBe(absolute(addressOf('/', locale)));
    }
  });
});

describe.each(locales)('the sitemap (%s)', (locale) => {
  const entries = elementsAt(parseXml(readText(addressOf('/sitemap.xml', locale))), 'url');

  it('has every page once, and nothing else', () => {
    const addresses = entries.map((entry) => textOf(entry, 'loc'));
    expect(addresses.sort()).toEqual(addressesOf(locale).map(absolute).sort());
  });

  it('has the date of the last change from git, and no date where it is unknown', () => {
    const changes = new Map(entries.map((entry) => [textOf(entry, 'loc'), textOf(entry, 'lastmod')]));
    const folder = locale === 'es' ? 'docs' : 'i18n/en/docusaurus-plugin-content-docs/current';
    const day = hasFullHistory(projectFolder)
      ? git(projectFolder, 'log', '-1', '--format=%cs', '--', `${folder}/faq/index.mdx`)?.trim()
      : undefined;
    expect(changes.get(absolute(addressOf('/docs/faq/', locale)))).toBe(day ?? '');
    expect(changes.get(absolute(addressOf('/blog/archive', locale)))).toBe('');
    for (const {address, section, ...page} of pages) {
      if (!section || page.locale !== locale) continue;
      expect(changes.get(absolute(address)), address).toMatch(day ? /^\d{4}-\d\d-\d\d$/ : /^$/);
    }
  });
});

it('robots.txt names every sitemap, and disallows nothing', () => {
  const lines = readText('/robots.txt').split('\n');
  const sitemaps = lines.flatMap((line) => /^Sitemap: (.*)/.exec(line)?.[1] ?? []);
  expect(sitemaps).toEqual(locales.map((locale) => absolute(addressOf('/sitemap.xml', locale))));
  expect(lines.filter((line) => /^Disallow: ./.test(line))).toEqual([]);
});

/**
 * The strictest limits that apps publish: WhatsApp shows pictures of 600 kB, Facebook pictures of 1200 x 630 px, and Slack reads the first
 * 32 kB of a page. Words that are longer than an app shows end in an ellipsis.
 */
const pictureBytes = 600_000;
const readBytes = 32_000;

/** Reads tags like the simplest apps: with a pattern that expects the kind first and the value in quotes. */
function tagsOf(html: string): Map<string, string> {
  const tags = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"(?: name="([^"]+)")?/g);
  return new Map(
    [...tags].flatMap(([, kind = '', value = '', also]) => [kind, also ?? kind].map((name) => [name, value] as const)),
  );
}

const pictureOf = (address: string) =>
  readPng(answerTo(new URL(valuesOf(fileOf(address), 'meta[property="og:image"]', 'content')[0] ?? '').pathname) ?? '');

describe.each(pages)('a link to $address', ({address, locale, section}) => {
  const file = fileOf(address);
  const content = (selector: string) => valuesOf(file, selector, 'content');

  it('has a title, a text and a picture that every app can show', () => {
    const tags = tagsOf(readFileSync(join(buildFolder, file)).subarray(0, readBytes).toString('utf8'));
    for (const name of ['og:title', 'og:description', 'og:image:alt']) expect(tags.get(name), name).toMatch(/\S/);
    expect(tags.get('twitter:image:alt')).toBe(tags.get('og:image:alt'));
    expect(tags.get('twitter:card')).toBe('summary_large_image');
    const png = pictureOf(address);
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(sizeOf(png)).toEqual([1200, 630]);
    expect(['width', 'height'].map((side) => tags.get(`og:image:${side}`))).toEqual(['1200', '630']);
    expect(png.length).toBeLessThanOrEqual(pictureBytes);
  });

  it('has each tag once, with the title, address and language of this page', () => {
    expect(content('meta[property="og:url"]')).toEqual([absolute(address)]);
    expect(content('meta[property="og:locale"]')).toEqual([locale]);
    expect(content('meta[property="og:locale:alternate"]')).toEqual([locale === 'es' ? 'en' : 'es']);
    expect(content('meta[property="og:type"]')).toEqual([section === 'blog' ? 'article' : 'website']);
    expect(content('meta[property="og:image"]')).toHaveLength(1);
    expect(content('meta[property="og:site_name"]')).toEqual([expect.stringContaining(brand.name)]);
    expect(content('meta[property="og:title"]')).toEqual([expect.not.stringContaining(`| ${brand.name}`)]);
    expect(content('meta[property="og:description"]')).toEqual(content('meta[name="description"]'));
    if (section !== 'docs') return;
    const heading = readPage(file).querySelector('h1')?.text;
    expect(content('meta[property="og:title"]')).toEqual([heading]);
    expect(content('meta[property="og:image:alt"]')[0]).toContain(heading);
  });
});

it('every page has its own preview picture', () => {
  expect(new Set(pages.map(({address}) => pictureOf(address).toString('base64'))).size).toBe(pages.length);
});

it.each(locales)('the web app manifest, which every page names, has icons in their size (%s)', (locale) => {
  const address = addressOf('/manifest.json', locale);
  for (const page of addressesOf(locale)) {
    expect(valuesOf(fileOf(page), 'link[rel="manifest"]', 'href'), page).toEqual([address]);
  }
  const manifest = JSON.parse(readText(address)) as {icons: {src: string; sizes: string; purpose: string}[]};
  const home = addressOf('/', locale);
  expect(manifest).toMatchObject({lang: locale, start_url: home, scope: home, id: home, short_name: brand.name});
  for (const {src, sizes} of manifest.icons) expect(sizeOf(readPng(src)).join('x')).toBe(sizes);
  const icons = manifest.icons.map(({sizes, purpose}) => `${purpose} ${sizes}`);
  expect(icons).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512']);
});
