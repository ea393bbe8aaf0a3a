import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {generatePages} from '../testing/generatePages';
import {es} from '../language/es';
import {manual, openFor, page} from '../testing/manual';
import {buildIndex} from './buildIndex';

const small = generatePages(25);
const large = generatePages(300);
const largeIndex = buildIndex({pages: large, rules: es});

describe('the layout', () => {
  it('is one file for a small site, and one for the descriptions', () => {
    const index = buildIndex({pages: small, rules: es});
    expect(index.layout).toBe('one-file');
    expect(index.files.map(({name}) => name)).toEqual([index.root, index.root.replace('root', 'lines')]);
    expect(brotliCompressSync(index.files[0]?.text ?? '').length).toBeLessThan(30_000);
  });

  it('is sharded when the site is large, with a small root file', () => {
    expect(largeIndex.layout).toBe('sharded');
    expect(largeIndex.files.length).toBeGreaterThan(50);
    const root = largeIndex.files.find(({name}) => name === largeIndex.root);
    expect(brotliCompressSync(root?.text ?? '').length).toBeLessThan(8_000);
  });

  it('changes at the limit', () => {
    const [file] = buildIndex({pages: manual, rules: es}).files;
    const bytes = brotliCompressSync(file?.text ?? '').length;
    expect(buildIndex({pages: manual, rules: es, oneFileBytes: bytes + 200}).layout).toBe('one-file');
    expect(buildIndex({pages: manual, rules: es, oneFileBytes: bytes - 200}).layout).toBe('sharded');
  });

  it('fetches a handful of small files for a query of a large site', async () => {
    const {search, fetched} = await openFor(large);
    const title = large[200]?.title ?? '';
    const {results} = await search(`${title} `);
    expect(results.map(({url}) => url)).toContain(large[200]?.url);
    expect(fetched.length).toBeLessThanOrEqual(12);
  });
});

describe('the files', () => {
  it('have names that change with their contents, and only then', () => {
    const root = buildIndex({pages: manual, rules: es}).root;
    expect(buildIndex({pages: manual, rules: es}).root).toBe(root);
    expect(buildIndex({pages: manual.slice(1), rules: es}).root).not.toBe(root);
  });

  it('are in a folder named by their hash, so that builds are never mixed', () => {
    const folders = new Set(largeIndex.files.slice(1).map(({name}) => name.split('/')[0]));
    expect(folders.size).toBe(1);
  });

  it('are plain text', () => {
    for (const {text} of largeIndex.files) expect(text).toMatch(/^[\p{L}\p{N}\p{M}\p{P}\p{S}\t\n ]*$/u);
  });
});

it('builds an index of no pages, and of pages without text', async () => {
  expect((await (await openFor([])).search('algo')).results).toEqual([]);
  expect((await (await openFor([page('/a', 'Recarga')])).search('recarga')).results[0]?.url).toBe('/a');
});
