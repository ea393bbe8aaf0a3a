import {execFileSync} from 'node:child_process';
import {afterAll, expect, it} from 'vitest';
import {openSearch} from '../../src/search';
import {fileOf, projectFolder, searchIndexOf, readText, titleOf} from '../support/build';
import {sourceLocale} from '../support/routes';
import {freePort} from '../../scripts/freePort.mjs';
import {BUILD_TIMEOUT, ProjectCopy} from '../support/projectCopy';

const site = new ProjectCopy();
afterAll(() => site.remove());

it('answers in the development server from what is saved, without a build', {timeout: BUILD_TIMEOUT}, async () => {
  const {url, stop} = await site.start('--locale', 'en', '--port', String(await freePort()));
  const ask = async (query: string) => {
    // A server that compiles closes connections that were idle meanwhile.
    const answer = await fetch(new URL('search/root.json', url), {headers: {connection: 'close'}});
    const {search} = openSearch(await answer.text());
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

/** What an index knows of each page, by its address: title, headings, messages, and how answers begin. */
function pagesOf(index: string): Map<string, unknown> {
  const {pages, descriptions} = JSON.parse(index) as {pages: [url: string][]; descriptions: unknown[]};
  return new Map(pages.map((page, at) => [page[0], [page, descriptions[at]]]));
}

it('has the pages, answers and messages there that a build has', {timeout: BUILD_TIMEOUT}, () => {
  const command = ['--import', 'tsx', 'src/search/plugin/indexSources.ts', sourceLocale];
  const live = pagesOf(
    execFileSync(process.execPath, command, {cwd: projectFolder, encoding: 'utf8', maxBuffer: 2 ** 28}),
  );
  const fromBuild = pagesOf(readText(`/search/${searchIndexOf(fileOf('/'))}`));
  // A page without a source lists others.
  expect([...fromBuild.keys()].filter((url) => !live.has(url) && !url.startsWith('/docs/category/'))).toEqual([]);
  for (const [url, page] of live) expect(page, url).toEqual(fromBuild.get(url));
});
