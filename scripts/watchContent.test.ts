import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {watchContent} from './watchContent.mjs';

let root = '';
let close = () => {};
let told: (changed: string[]) => void = () => {};
const next = () => new Promise<string[]>((resolve) => (told = resolve));
const write = (name: string, text = '') => {
  mkdirSync(dirname(join(root, name)), {recursive: true});
  writeFileSync(join(root, name), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const name of ['docs/a.mdx', 'blog/a.mdx', 'i18n/es/a.json', 'i18n/en/blog/a.mdx', 'sidebars.ts']) write(name);
  close = watchContent(root, ['es', 'en'], (changed) => told(changed));
});

afterEach(() => {
  close();
  rmSync(root, {recursive: true});
});

it('names the language of a translation that was added or removed', async () => {
  let change = next();
  write('i18n/en/blog/b.mdx');
  expect(await change).toEqual(['en']);
  change = next();
  rmSync(join(root, 'i18n/en/blog/b.mdx'));
  expect(await change).toEqual(['en']);
});

it('names every language for a Spanish page in a new folder: others show it until it is translated', async () => {
  const change = next();
  write('docs/topic/b.mdx');
  expect(await change).toEqual(['es', 'en']);
});

it('tells of several files at once', async () => {
  const change = next();
  write('i18n/en/blog/b.mdx');
  write('blog/b.mdx');
  expect(await change).toEqual(['es', 'en']);
});

it.each(['docs/a.mdx', 'docs/picture.png', 'sidebars.ts'])('names no language after an edit of %s', async (name) => {
  const change = next();
  write(name, 'other');
  expect(await change).toEqual([]);
});
