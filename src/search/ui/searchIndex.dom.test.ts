import {afterEach, expect, it, vi} from 'vitest';
import {setPage, setUrl} from '../../../e2e/support/happyDom';
import {openSearchIndex} from './searchIndex';
import {contentIndex} from '../../static-first';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the content index', '/content.a.json', contentIndex],
  ['the index of the search', '/search/root.json', () => openSearchIndex('/')],
])('after a failure, all that wait for %s share one request', async (_what, missing, load) => {
  setUrl('https://help.example/');
  setPage({head: '<script type="application/json" id="page-assets" data-scripts="/assets/js/main.a.js">{}</script>'});
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return address === missing
      ? Promise.reject(new Error('no connection'))
      : Promise.resolve(Response.json({chunks: {}, search: 'root.json'}));
  });
  // The first asks again as soon as it knows, while the others have not been told yet.
  const again: unknown[] = [];
  await Promise.all(
    ['first', 'second', 'third'].map(() => load().catch(() => again.push(load().catch(() => 'failed')))),
  );
  expect(await Promise.all(again)).toEqual(['failed', 'failed', 'failed']);
  expect(asked.filter((address) => address === missing)).toHaveLength(2);
});
