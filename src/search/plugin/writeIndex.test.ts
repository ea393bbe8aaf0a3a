import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import {writeIndex} from './writeIndex';

const pages = ['/b', '/a'].map((url) => ({url, title: `Pedidos ${url}`, sections: []}));

// For a language without rules: e2e/contract/changed-sources.test.ts.
it('the written index is named by its content, whatever the order of the pages, and replaces an older one', () => {
  const outDir = folderWith({'search/index.old.json': ''});
  const name = writeIndex({siteDir: outDir, outDir, locale: 'es', pages});
  expect(existsSync(path.join(outDir, 'search', name))).toBe(true);
  expect(existsSync(path.join(outDir, 'search', 'index.old.json'))).toBe(false);
  expect(writeIndex({siteDir: outDir, outDir, locale: 'es', pages: [...pages].reverse()})).toBe(name);
  expect(writeIndex({siteDir: outDir, outDir, locale: 'es', pages: pages.slice(1)})).not.toBe(name);
});
