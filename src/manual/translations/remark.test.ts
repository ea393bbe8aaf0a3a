import path from 'node:path';
import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {folderWith, type Files} from '../../../e2e/support/folder';
import {contentHash} from '../../lib/hashes';
import {remarkFreshness} from './remark';

const english = 'i18n/en/docusaurus-plugin-content-docs/current';
const words = (text: string): Root => ({
  type: 'root',
  children: [{type: 'paragraph', children: [{type: 'text', value: text}]}],
});
/** The hash of the page below. */
const mark = contentHash('Ayuda\n\n\n\nHola.', 12);

/** Runs the plugin on one file of a small site, for a build in a language, and returns the tree as JSON. */
async function run(files: Files, file: string, locale: string, value?: string): Promise<string> {
  const siteDir = folderWith(files);
  const tree = words('Texto');
  const build = {locale, baseUrl: `/help/${locale}/`, siteUrl: 'https://ayuda.example/help/'};
  await remarkFreshness({siteDir, build})(tree, {
    path: path.join(siteDir, file),
    value: value ?? files[file],
  });
  return JSON.stringify(tree.children);
}

const spanish = {'docs/help/index.mdx': '---\ntitle: Ayuda\n---\nHola.\n'};
const siteWith = (hash: string) => ({
  ...spanish,
  [`${english}/help/index.mdx`]: '---\ntitle: Help\n---\nHello.\n',
  'src/manual/translations/source-hashes.en.json': JSON.stringify({[`${english}/help/index.mdx`]: hash}),
});
const originalTree = JSON.stringify(words('Texto').children);

it('an older translation begins with a notice that links to the Spanish page, and others stay as they are', async () => {
  const tree = await run(siteWith('000000000000'), `${english}/help/index.mdx`, 'en');
  expect(tree).toMatch(/"freshness".*This page is older than the Spanish one\..*"\/help\/docs\/help\/".*Texto/s);
  expect(tree).not.toContain('noindex');
  expect(await run(siteWith(mark), `${english}/help/index.mdx`, 'en')).toBe(originalTree);
});

it('the beginning of a post in a list has neither notice nor noindex, which would apply to the whole list', async () => {
  const post = {'blog/a.mdx': '---\ntitle: A\n---\nHola.\n\n{/* truncate */}\n\nMás.\n'};
  expect(await run(post, 'blog/a.mdx', 'en', 'Hola.\n')).toBe(originalTree);
  expect(await run(post, 'blog/a.mdx', 'en')).toContain('noindex');
});
