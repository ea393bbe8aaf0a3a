import {describe, expect, it} from 'vitest';
import {git, hasFullHistory} from '../../src/lib/git';
import {absolute, projectFolder, readText} from '../support/build';
import {addressesOf} from '../support/pages';
import {addressOf, locales} from '../support/routes';
import {elementsAt, parseXml, textOf} from '../support/xml';

/** The pages that search engines find. */

describe.each(locales)('the sitemap (%s)', (locale) => {
  const entries = () => elementsAt(parseXml(readText(addressOf('/sitemap.xml', locale))), 'urlset', 'url');
  const changeOf = (address: string) =>
    entries()
      .filter((entry) => textOf(entry, 'loc') === absolute(address))
      .map((entry) => textOf(entry, 'lastmod'));

  it('has every page once, and no other', () => {
    const named = entries().map((entry) => textOf(entry, 'loc'));
    expect(named.sort()).toEqual(addressesOf(locale).map(absolute).sort());
  });

  it('has the date of the last change from git, and none where that is unknown', () => {
    const folder = locale === 'es' ? 'docs' : 'i18n/en/docusaurus-plugin-content-docs/current';
    const day = hasFullHistory(projectFolder)
      ? git(projectFolder, 'log', '-1', '--format=%cs', '--', `${folder}/faq/index.mdx`)?.trim()
      : undefined;
    expect(changeOf(addressOf('/docs/faq/', locale))).toEqual([day ?? '']);
    expect(changeOf(addressOf('/blog/archive', locale))).toEqual(['']);
  });
});

it('names every sitemap in robots.txt, and disallows nothing', () => {
  const lines = readText('/robots.txt').split('\n');
  const named = lines.flatMap((line) => /^Sitemap: (.*)/.exec(line)?.[1] ?? []);
  expect(named).toEqual(locales.map((locale) => absolute(addressOf('/sitemap.xml', locale))));
  expect(lines.filter((line) => /^Disallow: ./.test(line))).toEqual([]);
});
