import {describe, expect, it} from 'vitest';
import {manual, openFor, page, rules} from '../../../e2e/support/searchIndex';
import {buildIndex} from './buildIndex';

describe('the files', () => {
  it('have names that change with their contents, and only then', () => {
    const root = buildIndex({pages: manual, rules}).root;
    expect(buildIndex({pages: manual, rules}).root).toBe(root);
    expect(buildIndex({pages: manual.slice(1), rules}).root).not.toBe(root);
  });
});

it('builds an index of no pages, and of pages without text', async () => {
  expect((await openFor([])).search('algo').results).toEqual([]);
  expect((await openFor([page('/a', 'Recarga')])).search('recarga').results[0]?.url).toBe('/a');
});
