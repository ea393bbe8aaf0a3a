import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import {searchedFiles, searchedUrls, searchPage} from './pages';
import {parseHtml} from '../../lib/html';
import {writeIndex} from './writeIndex';

const route = (url: string, component = '@theme/DocItem') => ({path: url, component});

it('the searched pages are the innermost routes, sorted, without base URL and without lists of pages', () => {
  const routes = [
    {path: '/ayuda/docs', component: '@theme/DocRoot', routes: [route('/ayuda/docs/orders/'), route('/ayuda/docs/')]},
    route('/ayuda/blog', '@theme/BlogListPage'),
    route('/ayuda/blog/tags/hola', '@theme/BlogTagsPostsPage'),
    route('/ayuda/', '@site/src/pages/index.tsx'),
    route('/ayuda/404.html', '@theme/NotFound'),
  ];
  expect(searchedUrls(routes, '/ayuda/')).toEqual(['/docs/', '/docs/orders/']);
});

it('a missing page and a page without a title are reported, with advice', () => {
  expect(() => searchedFiles(folderWith(), [route('/a')], '/')).toThrow(
    /cannot read \/a: expected .* found no file\. Give the page a title/,
  );
  expect(() => searchPage(parseHtml('<main></main>'), '/b', 'build/b.html')).toThrow(
    /cannot read \/b: .* found none in build\/b\.html\. Give the page a title/,
  );
});

it('posts come after pages of the manual', () => {
  const isSecondary = (url: string) => searchPage(parseHtml('<main><h1>Tu clave</h1></main>'), url, '').isSecondary;
  expect(['/blog/key', '/docs/key'].map(isSecondary)).toEqual([true, false]);
});

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
