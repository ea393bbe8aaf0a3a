import {readFileSync, rmSync} from 'node:fs';
import {parse} from 'node-html-parser';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {locales, type Locale} from '../../src/site-model/locales';
import {fileOf} from '../support/build';
import {addressOf} from '../support/routes';
import {longestBuild, ProjectCopy} from '../support/projectCopy';

// Nobody has translated a page yet: its Spanish text stands at the English address, and search engines hear of one page only.

const path = '/docs/delete-account/';
let site: ProjectCopy;

beforeAll(async () => {
  site = new ProjectCopy();
  rmSync(site.path('i18n/en/docusaurus-plugin-content-docs/current/delete-account/index.mdx'));
  const {code, output} = await site.build();
  expect(code, output).toBe(0);
}, longestBuild);

afterAll(() => {
  site.remove();
});

const pageIn = (locale: Locale, address = path) =>
  parse(readFileSync(site.path(`build/${fileOf(addressOf(address, locale))}`), 'utf8'), {parseNoneClosedTags: true});

describe.each(locales)('a page without a translation, at its address in %s', (locale) => {
  it('names itself in Spanish only', () => {
    const alternates = pageIn(locale).querySelectorAll('link[rel=alternate][hreflang]');
    expect(alternates.map((link) => link.getAttribute('hreflang')).sort()).toEqual(['es', 'x-default']);
    expect(alternates.map((link) => link.getAttribute('href')).filter((href) => href?.includes('/en/'))).toEqual([]);
  });

  it('leaves the languages of other pages alone', () => {
    expect(pageIn(locale, '/docs/help/').querySelectorAll('link[rel=alternate][hreflang]')).toHaveLength(3);
  });
});

it('is not indexed where it stands in for the translation, and says which page is', () => {
  const page = pageIn('en');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
    /^https:\/\/[^/]+\/docs\/delete-account\/$/,
  );
  expect(page.querySelector('div[lang=es]')?.text).toContain('Elimina tu cuenta desde tu perfil');
});
