import {afterEach, expect, it, vi} from 'vitest';
import {setPage, setUrl} from '../../../e2e/support/happyDom';
import {openSearchIndex} from './searchIndex';

afterEach(() => vi.unstubAllGlobals());

it('after a failure, all that wait for the index share one request', async () => {
  setUrl('https://help.example/');
  const data = 'data-scripts="/assets/js/main.a.js" data-search="root.a.json"';
  setPage({head: `<script type="application/json" id="page-assets" ${data}>{}</script>`});
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.reject(new Error('no connection'));
  });
  const load = () => openSearchIndex('/');
  // The first asks again as soon as it knows, while the others have not been told yet.
  const again: unknown[] = [];
  await Promise.all(
    ['first', 'second', 'third'].map(() => load().catch(() => again.push(load().catch(() => 'failed')))),
  );
  expect(await Promise.all(again)).toEqual(['failed', 'failed', 'failed']);
  expect(asked).toEqual(['/search/root.a.json', '/search/root.a.json']);
});
