import {describe, expect, it} from 'vitest';
import {expandRoutes} from './expandRoutes';
import routeTable from './routeTable.cjs';

const docs = (inner: string) => `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/blog',
    component: ComponentCreator('/blog', 'aaa'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'bbb'),
    routes: [${inner}]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const doc = (path: string, hash: string) =>
  `{path: '${path}', component: ComponentCreator('${path}', '${hash}'), exact: true, sidebar: "manual"}`;

const source = docs([doc('/docs', 'ccc'), doc('/docs/a', 'ddd'), doc('/docs/b', 'eee')].join(','));
const chunkNames = {
  '/blog-aaa': {__comp: 'list', __context: {plugin: 'blog'}, items: [{content: 'p1'}, {content: 'p2'}]},
  '/docs-bbb': {__comp: 'root'},
  '/docs-ccc': {__comp: 'doc', content: 'c1'},
  '/docs/a-ddd': {__comp: 'doc', content: 'c2'},
  '/docs/b-eee': {__comp: 'doc', content: 'c3'},
};

const {table, names} = routeTable(source, chunkNames);

/** The chunks of a route with names in place of numbers. */
const named = (chunks: unknown): unknown =>
  JSON.parse(JSON.stringify(chunks), (_key, value: unknown) => (typeof value === 'number' ? names[value] : value));

describe('the table of routes', () => {
  it('restores every route with its attributes, its position and its chunks', () => {
    const expanded = expandRoutes(table);
    const routes = expanded.routesWith(
      (path, hash) => (path === '*' ? 'none' : named(expanded.chunkNames[`${path}-${hash}`])) as never,
    );
    const page = (path: string, key: keyof typeof chunkNames) => ({
      path,
      component: chunkNames[key],
      exact: true,
      sidebar: 'manual',
    });
    expect(routes).toEqual([
      {path: '/blog', component: chunkNames['/blog-aaa'], exact: true},
      {
        path: '/docs',
        component: chunkNames['/docs-bbb'],
        routes: [page('/docs', '/docs-ccc'), page('/docs/a', '/docs/a-ddd'), page('/docs/b', '/docs/b-eee')],
      },
      {path: '*', component: 'none'},
    ]);
  });

  it('gives each route a unique key, from which Docusaurus can derive the path', () => {
    const keys = Object.keys(expandRoutes(table).chunkNames);
    expect(keys.map((key) => key.replace(/-[^-]+$/, ''))).toEqual([
      '/blog',
      '/docs',
      '/docs',
      '/docs/a',
      '/docs/b',
      '*',
    ]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('numbers the chunks by their first use, so that the rows of a kind differ in their paths only', () => {
    expect(names).toEqual(['list', 'blog', 'p1', 'p2', 'root', 'doc', 'c1', 'c2', 'c3']);
    const inner = table.rows[1]?.[2];
    expect(inner).toEqual([
      ['/docs', 2, 6],
      ['/docs/a', 2, 1],
      ['/docs/b', 2, 1],
    ]);
  });

  it('is refused when Docusaurus writes routes or names in another form', () => {
    expect(() => routeTable('module.exports = []', chunkNames)).toThrow('in the generated routes.js');
    expect(() => routeTable(docs(doc('/docs/z', 'zzz')), chunkNames)).toThrow(
      'chunk names of "/docs/z-zzz" in the generated routesChunkNames.json',
    );
  });
});
