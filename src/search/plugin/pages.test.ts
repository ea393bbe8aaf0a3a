import {describe, expect, it} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import {searchedFiles, searchedUrls, searchPage} from './pages';
import {parseHtml} from '../../lib/html/parse';

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
    ['/blog/tags/hola', '@theme/BlogTagsPostsPage'],
    ['/', '@site/src/pages/index.tsx'],
    ['/404.html', '@theme/NotFound'],
  ])('are not %s, which lists others or is none', (url, component) => {
    expect(searchedUrls([route(url, component)], '/')).toEqual([]);
  });
});

it('a missing page and one without a title are reported, with what to do', () => {
  expect(() => searchedFiles(folderWith(), [route('/a')], '/')).toThrow(
    /cannot read \/a: expected .* found no file\. Give the page a title/,
  );
  expect(() => searchPage(parseHtml('<main></main>'), '/b', 'build/b.html')).toThrow(
    /cannot read \/b: .* found none in build\/b\.html\. Give the page a title/,
  );
});
