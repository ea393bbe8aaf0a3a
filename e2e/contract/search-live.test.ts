import {afterAll, expect, it} from 'vitest';
import {openSearch} from '../../src/search/engine/search';
import {searchPage} from '../../src/search/plugin/pages';
import {sourcePages} from '../../src/search/plugin/sourcePages';
import {parseHtml} from '../../src/lib/html/tree';
import {fileOf, projectFolder, readText, titleOf} from '../support/build';
import {freePort} from '../../scripts/freePort.mjs';
import {BUILD_TIMEOUT, ProjectCopy} from '../support/projectCopy';

const site = new ProjectCopy();
afterAll(() => site.remove());

it('answers in the development server from what is saved, without a build', {timeout: BUILD_TIMEOUT}, async () => {
  const {url, stop} = await site.start('--locale', 'en', '--port', String(await freePort()));
  const ask = async (query: string) => {
    const {search} = openSearch(await (await fetch(new URL('search/root.json', url))).text());
    return search(query).results.map((result) => result.url);
  };
  try {
    expect((await ask(titleOf('/en/docs/orders/')))[0]).toBe('/docs/orders/');
    expect(await ask('periwinkle')).toEqual([]);
    const page = 'i18n/en/docusaurus-plugin-content-docs/current/password/index.mdx';
    site.edit(page, (text) => `${text}\nA periwinkle.\n`);
    // A page that cannot be read is left out.
    site.edit('i18n/en/docusaurus-plugin-content-docs/current/help/index.mdx', (text) => `${text}\n{app.nam}\n`);
    expect(await ask('periwinkle')).toEqual(['/docs/password/']);
  } finally {
    await stop();
  }
});

it.each(['es', 'en'])('has the pages, answers and messages there that a build has: %s', async (locale) => {
  const pages = await sourcePages(projectFolder, locale);
  const built = pages.map(({url}) => {
    const file = fileOf(locale === 'es' ? url : `/${locale}${url}`);
    return searchPage(parseHtml(readText(file)), url, file);
  });
  // Texts of a page that React writes are missing there; keywords are in no built page.
  const known = (all: typeof pages) =>
    all.map(({keywords, sections, ...page}) => ({...page, sections: sections.map(({text, ...section}) => section)}));
  expect(known(pages)).toEqual(known(built));
  expect(pages.every(({keywords}) => keywords !== undefined)).toBe(true);
});
