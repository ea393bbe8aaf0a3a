import {cpSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {openSearch} from '../../src/search/engine/search';
import searchPlugin from '../../src/search/plugin';
import {buildFolder} from '../support/build';
import {BUILD_TIMEOUT, ProjectCopy} from '../support/projectCopy';
import {parseHtml} from '../../src/lib/html/parse';
import {selectOne} from '../../src/lib/html/select';

// cspell:ignore unstub

const site = new ProjectCopy();
afterAll(() => site.remove());

function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(String(port)));
    });
  });
}

/** The answer of the index that a page of the development server refers to. */
async function ask(locale: string, query: string): Promise<string | undefined> {
  const {url, stop} = await site.start('--locale', locale, '--port', await freePort());
  try {
    const get = async (address: string) => (await fetch(new URL(address, url))).text();
    const page = await get('');
    expect(page).toContain('<div id="__docusaurus">');
    const name = selectOne('meta[name=search-index]', parseHtml(page))?.attribs.content ?? '';
    const {search} = await openSearch((file) => get(`search/${file}`), name);
    return search(query).results[0]?.url;
  } finally {
    await stop();
  }
}

describe('the search of the development server', () => {
  it('names no index before the first build', () => {
    vi.stubEnv('NODE_ENV', 'development');
    const plugin = searchPlugin({outDir: site.path('build'), baseUrl: '/'} as LoadContext);
    vi.unstubAllEnvs();
    expect(plugin.injectHtmlTags?.({content: undefined})).toEqual({headTags: []});
  });

  it('answers from what was built last', {timeout: BUILD_TIMEOUT}, async () => {
    cpSync(buildFolder, site.path('build'), {recursive: true});
    expect(await ask('en', 'refund')).toBe('/docs/orders/');
  });
});
