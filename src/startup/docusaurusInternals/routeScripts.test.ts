import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {routeScripts} from './routeScripts';

const manifest = {
  origins: {root: [1], doc: [2, '9'], faq: [3], list: [4], gone: []},
  assets: {
    1: {js: [{file: 'assets/js/c.root.js'}]},
    2: {js: [{file: 'assets/js/c.doc.js'}]},
    3: {js: [{file: 'assets/js/c.faq.js'}]},
    4: {js: [{file: 'assets/js/c.list.js'}]},
    9: {js: [{file: 'assets/js/c.layout.js'}], css: [{file: 'assets/css/s.css'}]},
  },
};
const chunkNames = {
  '/en/docs-abc': {__comp: 'root'},
  '/en/docs/faq/-def': {__comp: 'doc', content: 'faq'},
  '/en/blog-123': {__comp: 'list', items: [{content: 'faq'}, {content: 'gone'}], __context: {plugin: 'unknown'}},
};
const page = (path: string): RouteConfig => ({path, component: '@theme/Page', exact: true});
const routes: RouteConfig[] = [
  page('/en/blog'),
  {path: '/en/docs', component: '@theme/Root', routes: [page('/en/docs/faq/')]},
];

describe('the scripts of a route', () => {
  const scripts = routeScripts(routes, {manifest, chunkNames});

  it('are those of its chunks and of the routes around it, each once', () => {
    const files = ['root', 'doc', 'layout', 'faq'].map((name) => `assets/js/c.${name}.js`);
    expect(scripts.get('/en/docs/faq')).toEqual(files);
  });

  it('include those of the items of a list, and leave out chunks that the bundler has merged', () => {
    expect(scripts.get('/en/blog')).toEqual(['assets/js/c.list.js', 'assets/js/c.faq.js']);
  });

  it('are none for a page without a route', () => {
    expect([...scripts.keys()]).toEqual(['/en/blog', '/en/docs/faq']);
  });
});
