// @vitest-environment happy-dom
import {act, createElement} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Search, SearchAnswer} from '../../engine/search';
import {useSearch} from './useSearch';

const search = vi.hoisted(() => vi.fn((query: string) => ({query}) as unknown as SearchAnswer));
const opening = vi.hoisted(() => ({index: [] as ((index: Search) => void)[]}));
vi.mock('./searchIndex', () => ({openSearchIndex: () => new Promise((resolve) => opening.index.push(resolve))}));

let root: Root;
const outcomes: unknown[] = [];

function Results({query}: {query: string}) {
  outcomes.push(useSearch(query, '/').outcome?.query);
  return null;
}

const type = (query: string) =>
  act(async () => {
    root.render(createElement(Results, {query}));
    return Promise.resolve();
  });
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const openIndex = () =>
  act(async () => {
    opening.index.splice(0).forEach((resolve) => resolve({search}));
    return Promise.resolve();
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  act(() => root.unmount());
  outcomes.length = 0;
  search.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('searches once, when typing has paused for 120 ms', async () => {
  await type('r');
  await wait(119);
  await type('re');
  await wait(119);
  await openIndex();
  expect(search).not.toHaveBeenCalled();
  await wait(1);
  await openIndex();
  expect(search.mock.calls).toEqual([['re']]);
  expect(outcomes.at(-1)).toBe('re');
});

it('ignores the answer to a query that has changed', async () => {
  await type('old');
  await wait(120);
  await type('new');
  await openIndex();
  expect(outcomes).not.toContain('old');
});
