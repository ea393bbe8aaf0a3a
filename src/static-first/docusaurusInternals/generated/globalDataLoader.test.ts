import {describe, expect, it} from 'vitest';
import docsOfRoutes from './docsOfRoutes.cjs';
import type {RouteTable} from './expandRoutes';
import {withoutDocs} from './globalDataLoader.cjs';

const table: RouteTable = {
  kinds: [
    {attributes: {}, chunks: {}},
    {attributes: {exact: true, sidebar: 'manual'}, chunks: {}},
    {attributes: {exact: true}, chunks: {}},
  ],
  rows: [
    ['/blog', 2],
    [
      '/docs',
      0,
      [
        [
          '/docs',
          0,
          [
            ['/docs/', 1, 3],
            ['/docs/faq/', 1, 1],
          ],
        ],
      ],
    ],
  ],
};
const docs = [
  {id: 'faq/index', path: '/docs/faq/', sidebar: 'manual'},
  {id: 'index', path: '/docs/', sidebar: 'manual'},
];
const dataWith = (list: typeof docs) => ({
  'docusaurus-plugin-content-docs': {default: {versions: [{path: '/docs', mainDocId: 'index', docs: list}]}},
  outline: {default: {}},
});

describe('the docs in the global data of the client bundle', () => {
  it('are read from the routes', () => {
    const data = withoutDocs(dataWith(docs), table);
    expect(JSON.parse(JSON.stringify(data))).toEqual({
      'docusaurus-plugin-content-docs': {default: {versions: [{path: '/docs', mainDocId: '/docs/'}]}},
      outline: {default: {}},
    });
    expect(docsOfRoutes(table, '/docs')).toEqual([
      {id: '/docs/', path: '/docs/', sidebar: 'manual'},
      {id: '/docs/faq/', path: '/docs/faq/', sidebar: 'manual'},
    ]);
  });

  it('stay where the routes differ from them', () => {
    for (const other of [docs.slice(1), docs.map((doc) => ({...doc, sidebar: 'other'}))]) {
      expect(withoutDocs(dataWith(other), table)).toEqual(dataWith(other));
    }
  });
});
