import type {RouteConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {routeScripts} from './routeScripts';

const js = (name: string) => ({js: [{file: `assets/js/c.${name}.js`}]});
const manifest = {
  origins: {page: [1], doc: [2, '9'], faq: [3], list: [4], gone: []},
  assets: {1: js('page'), 2: js('doc'), 3: js('faq'), 4: js('list'), 9: {...js('layout'), css: [{file: 's.css'}]}},
};
const chunkNames = {
  '/en/docs-abc': {__comp: 'doc'},
  '/en/docs/faq/-def': {__comp: 'page', content: 'faq'},
  '/en/blog-123': {__comp: 'list', items: [{content: 'faq'}, {content: 'gone'}], __context: {plugin: 'unknown'}},
};
const page = (path: string): RouteConfig => ({path, component: '@theme/Page', exact: true});
const routes: RouteConfig[] = [
  page('/en/blog'),
  {path: '/en/docs', component: '@theme/Root', routes: [page('/en/docs/faq/')]},
];

it('a page is hydrated by the scripts of its outermost route and of the items of a list, each once', () => {
  const files = (...names: string[]) => names.map((name) => `assets/js/c.${name}.js`);
  // The bundler has merged the other chunks.
  expect(Object.fromEntries(routeScripts(routes, {manifest, chunkNames}))).toEqual({
    '/en/blog': files('list', 'faq'),
    '/en/docs/faq': files('doc', 'layout'),
  });
});
