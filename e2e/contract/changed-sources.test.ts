import {readFileSync, rmSync} from 'node:fs';
import {type HTMLElement, parse} from 'node-html-parser';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {hostingModel} from '../../hosting/model';
import {serve} from '../../scripts/serve';
import {openSearch} from '../../src/search/engine/search';
import {contentIndexBeside, type ContentIndex} from '../../src/startup/contentIndexFile';
import {locales, type Locale} from '../support/locales';
import {fileOf} from '../support/build';
import {addressOf} from '../support/routes';
import {BUILD_TIMEOUT, ProjectCopy} from '../support/projectCopy';

// What writers and the app's team change, and a folder of a host in which the site lies, in one build: the changes are on different pages.

const folder = '/ayuda/';
const host = 'https://trial.example';

const untranslated = '/docs/delete-account/';
const renamed = {es: ['Usar promoción', 'Aprovechar promoción'], en: ['Use promotion', 'Redeem promotion']} as const;

let site: ProjectCopy;

beforeAll(async () => {
  site = new ProjectCopy({HELP_CENTRE_URL: host, HELP_CENTRE_BASE_URL: folder});
  rmSync(site.path('i18n/en/docusaurus-plugin-content-docs/current/delete-account/index.mdx'));
  for (const locale of locales) {
    const [before, after] = renamed[locale];
    site.edit(`src/manual/catalogue/strings/app.${locale}.json`, (catalogue) =>
      catalogue.replace(`"use": "${before}"`, `"use": "${after}"`),
    );
  }
  const {code, output} = await site.build();
  expect(code, output).toBe(0);
}, BUILD_TIMEOUT);

afterAll(() => {
  site.remove();
});

const pageIn = (locale: Locale, address: string) =>
  parse(readFileSync(site.path(`build/${fileOf(addressOf(address, locale))}`), 'utf8'), {parseNoneClosedTags: true});

// A page without a translation: its Spanish text is at the English address, and only one of the two is indexed.
describe.each(locales)('a page without a translation, at its address in %s', (locale) => {
  it('names itself in Spanish only', () => {
    const alternates = pageIn(locale, untranslated).querySelectorAll('link[rel=alternate][hreflang]');
    expect(alternates.map((link) => link.getAttribute('hreflang')).sort()).toEqual(['es', 'x-default']);
    expect(alternates.map((link) => link.getAttribute('href')).filter((href) => href?.includes('/en/'))).toEqual([]);
  });

  it('leaves the languages of other pages alone', () => {
    expect(pageIn(locale, '/docs/help/').querySelectorAll('link[rel=alternate][hreflang]')).toHaveLength(3);
  });
});

it('a page without a translation is not indexed in the other language, and its canonical link is the Spanish page', () => {
  const page = pageIn('en', untranslated);
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${host}${folder}docs/delete-account/`);
  expect(page.querySelector('div[lang=es]')?.text).toContain('Elimina tu cuenta desde tu perfil');
});

// The app's team renames a button: after one build the manual has the new word everywhere, without an edit of a page.
describe.each(locales)('a label that is renamed in the catalogue (%s)', (locale) => {
  const [before, after] = renamed[locale];
  const words = (elements: HTMLElement[]) => elements.map(({text}) => text).join('\n');
  const main = () => {
    const page = pageIn(locale, '/docs/promotions/');
    return page.querySelector('main') ?? page;
  };

  it('is renamed in the sentences', () => {
    expect(words(main().querySelectorAll('b.app'))).toContain(after);
    expect(main().text).not.toContain(before);
  });

  it('is renamed in the pictures, and in the words that stand for them', () => {
    expect(words(main().querySelectorAll('.phone'))).toContain(after);
    expect(words(main().querySelectorAll('.screen__alt'))).toContain(after);
    expect(main().text).not.toContain(before);
  });
});

describe('in a folder of a host', () => {
  it('the configuration of the host has the addresses in that folder', () => {
    const {site: built} = hostingModel(site.path('build'));
    expect(built).toMatchObject({base: folder, origin: host});
    expect(built.pages.every(({path}) => path.startsWith(folder))).toBe(true);
    expect(built.notFound.map(({below}) => below)).toEqual([`${folder}en/`, folder]);
  });

  it.each([
    [folder, 'reembolso'],
    [`${folder}en/`, 'refund'],
  ])('pages below %s lead to an index that is there and leads to pages that are', async (base, query) => {
    const server = await serve({root: site.path('build'), baseUrl: folder});
    const get = async (address: string): Promise<string> => {
      const response = await fetch(new URL(address, server.url));
      expect(response.status, address).toBe(200);
      return response.text();
    };
    const [main = ''] = /[^" ]+\/main\.[\w-]+\.js/.exec(await get(`${base}docs/`)) ?? [];
    const {search: name = ''} = JSON.parse(await get(contentIndexBeside(main) ?? '')) as ContentIndex;
    const {search} = await openSearch((file) => get(`${base}search/${file}`), name);
    const {results} = search(query);
    expect(results[0]?.url).toBe('/docs/orders/');
    for (const {url} of results) await get(base + url.slice(1));
    await server.close();
  });
});
