import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readPages, searchedUrls} from './pages';
import {writePointer} from './pointer';
import {NO_INDEX} from './pointerName';

const route = (url: string, component = '@theme/DocItem') => ({path: url, component});

describe('the pages that are searched', () => {
  it('are the innermost routes, sorted and without base URL', () => {
    const routes = [
      {path: '/ayuda/docs', component: '@theme/DocRoot', routes: [route('/ayuda/docs/orders/'), route('/ayuda/docs/')]},
    ];
    expect(searchedUrls(routes, '/ayuda/')).toEqual(['/docs/', '/docs/orders/']);
  });

  it.each([
    ['/blog', '@theme/BlogListPage'],
    ['/blog/tags', '@theme/BlogTagsListPage'],
    ['/blog/tags/hola', '@theme/BlogTagsPostsPage'],
    ['/blog/archive', '@theme/BlogArchivePage'],
    ['/blog/authors', '@theme/Blog/Pages/BlogAuthorsListPage'],
    ['/', '@site/src/pages/index.tsx'],
    ['/404.html', '@theme/NotFound'],
    ['*', '@theme/NotFound'],
  ])('are not %s, which lists others or is none', (url, component) => {
    expect(searchedUrls([route(url, component)], '/')).toEqual([]);
  });
});

describe('in the built files', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'search-'));
    mkdirSync(path.join(folder, 'a'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  it('a page is found with and without a folder of its own', () => {
    writeFileSync(path.join(folder, 'a', 'index.html'), '<main><h1>A</h1></main>');
    writeFileSync(path.join(folder, 'b.html'), '<main><h1>B</h1></main>');
    expect(readPages(folder, [route('/a/'), route('/b')], '/').map(({title}) => title)).toEqual(['A', 'B']);
  });

  it('a missing page and one without a title are named, with what to do', () => {
    writeFileSync(path.join(folder, 'b.html'), '<main></main>');
    expect(() => readPages(folder, [route('/a')], '/')).toThrow(
      /cannot read \/a: expected .* found no file\. Give the page a title/,
    );
    expect(() => readPages(folder, [route('/b')], '/')).toThrow(/cannot read \/b: .* found none in .*b\.html/);
  });

  it('every page names the index, and other files stay as they are', () => {
    const text = `<meta content=${NO_INDEX}>`;
    writeFileSync(path.join(folder, 'a', 'index.html'), text);
    writeFileSync(path.join(folder, 'a', 'script.js'), text);
    writePointer(folder, 'root.1.txt');
    expect(readFileSync(path.join(folder, 'a', 'index.html'), 'utf8')).toBe('<meta content=root.1.txt>');
    expect(readFileSync(path.join(folder, 'a', 'script.js'), 'utf8')).toBe(text);
  });
});
