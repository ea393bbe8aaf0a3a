import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {absolute, fileOf, readPage, readText} from '../support/build';
import {addressesOf, addressOf, locales} from '../support/routes';
import {parseXml} from '../support/xml';

/** The pages that search engines find. */

const root = join(import.meta.dirname, '..', '..');
const git = (...args: string[]) => execFileSync('git', args, {cwd: root, encoding: 'utf8'}).trim();

describe.each(locales)('the sitemap (%s)', (locale) => {
  const entries = () =>
    parseXml(readText(addressOf('/sitemap.xml', locale)))
      .only('urlset')
      .all('url');
  const entryOf = (address: string) => entries().find((entry) => entry.textOf('loc') === absolute(address));

  it('has every page once, and no other', () => {
    const named = entries().map((entry) => entry.textOf('loc'));
    expect(named.sort()).toEqual(addressesOf(locale).map(absolute).sort());
  });

  it('names the translations of each page as the page does', () => {
    for (const address of addressesOf(locale)) {
      const written = entryOf(address)
        ?.all('xhtml:link')
        .map((link) => [link.attribute('hreflang'), link.attribute('href')]);
      const links = readPage(fileOf(address)).querySelectorAll('link[rel="alternate"][hreflang]');
      expect(written, address).toEqual(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
      expect(written, address).toHaveLength(locales.length + 1);
    }
  });

  it('has the date of the last change from git, and none where that is unknown', () => {
    const folder = locale === 'es' ? 'docs' : 'i18n/en/docusaurus-plugin-content-docs/current';
    const isWhole = git('rev-parse', '--is-shallow-repository') === 'false';
    const day = isWhole ? git('log', '-1', '--format=%cs', '--', `${folder}/faq/index.mdx`) : '';
    const written = entryOf(addressOf('/docs/faq/', locale))?.all('lastmod');
    expect(written?.map(({text}) => text)).toEqual(day === '' ? [] : [day]);
    expect(entryOf(addressOf('/blog/archive', locale))?.all('lastmod')).toEqual([]);
  });
});

it('names every sitemap in robots.txt, and disallows nothing', () => {
  const lines = readText('/robots.txt').split('\n');
  const named = lines.flatMap((line) => /^Sitemap: (.*)/.exec(line)?.[1] ?? []);
  expect(named).toEqual(locales.map((locale) => absolute(addressOf('/sitemap.xml', locale))));
  expect(lines.filter((line) => /^Disallow: ./.test(line))).toEqual([]);
});
