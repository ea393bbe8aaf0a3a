import {describe, expect, it} from 'vitest';
import {git, hasFullHistory} from '../../src/lib/git';
import {absolute, projectFolder, readText} from '../support/build';
import {addressesOf} from '../support/pages';
import {addressOf, locales} from '../support/routes';
import {parseXml} from '../support/xml';

/** The pages that search engines find. */

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

  it('has the date of the last change from git, and none where that is unknown', () => {
    const folder = locale === 'es' ? 'docs' : 'i18n/en/docusaurus-plugin-content-docs/current';
    const day = hasFullHistory(projectFolder)
      ? git(projectFolder, 'log', '-1', '--format=%cs', '--', `${folder}/faq/index.mdx`)?.trim()
      : undefined;
    const written = entryOf(addressOf('/docs/faq/', locale))?.all('lastmod');
    expect(written?.map(({text}) => text)).toEqual(day ? [day] : []);
    expect(entryOf(addressOf('/blog/archive', locale))?.all('lastmod')).toEqual([]);
  });
});

it('names every sitemap in robots.txt, and disallows nothing', () => {
  const lines = readText('/robots.txt').split('\n');
  const named = lines.flatMap((line) => /^Sitemap: (.*)/.exec(line)?.[1] ?? []);
  expect(named).toEqual(locales.map((locale) => absolute(addressOf('/sitemap.xml', locale))));
  expect(lines.filter((line) => /^Disallow: ./.test(line))).toEqual([]);
});
