import {expect, it, vi} from 'vitest';
import {loadSearch} from './load';

vi.mock('./Results', () => ({openSearch: () => ({})}));
vi.mock('../../static-first', () => ({pageAssets: () => ({searchIndex: 'index.a.json'}), fetchFile: vi.fn()}));

it('after a failure, all callers that load the search share one new request for its index', async () => {
  const {fetchFile} = await import('../../static-first');
  const requests = vi.mocked(fetchFile).mockRejectedValue(new Error('no connection')).mock.calls;
  const load = () => loadSearch('/');
  // The first caller tries again as soon as it fails, before the others know of the failure.
  const again: unknown[] = [];
  await Promise.all(
    ['first', 'second', 'third'].map(() => load().catch(() => again.push(load().catch(() => 'failed')))),
  );
  expect(await Promise.all(again)).toEqual(['failed', 'failed', 'failed']);
  expect(requests.map(([address]) => address)).toEqual(['/search/index.a.json', '/search/index.a.json']);
});
