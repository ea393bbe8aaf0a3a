import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import searchPlugin from './index';

interface Response {
  setHeader: (name: string, value: string) => void;
  end: (text: string) => void;
}
type Middleware = (request: {url: string}, response: Response, next: (error: unknown) => void) => void;
interface Settings {
  devServer: {setupMiddlewares: (middlewares: object[]) => unknown};
}

afterEach(() => vi.unstubAllEnvs());

// contracts.test.ts of src/static-first/docusaurusInternals tests that the development server has a list of middlewares to join.
it('npm start has the present script of the search, searches the index of the last build, and says when there is no build', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const outline = {index: {}, topics: [], posts: [], support: {}};
  const outDir = folderWith({
    'en/search/index.1234.json': 'the index',
    'globalData.json': JSON.stringify({outline: {default: outline}}),
  });
  const answerOf = (folder: string, url: string) => {
    const context = {
      outDir: path.join(outDir, folder),
      baseUrl: '/en/',
      generatedFilesDir: outDir,
      codeTranslations: {},
    };
    const plugin = searchPlugin(context as unknown as LoadContext);
    const middlewares: {path: string; middleware: Middleware}[] = [];
    const texts = {more: 'More answers'};
    (plugin.configureWebpack?.({}, false, {} as never, texts) as Settings).devServer.setupMiddlewares(middlewares);
    expect(middlewares.map(({path: address}) => address)).toEqual(['/en/search/']);
    return new Promise((end, fail) => middlewares[0]?.middleware({url}, {setHeader: () => undefined, end}, fail));
  };
  expect(await answerOf('en', '/index.json')).toBe('the index');
  const script = await answerOf('en', '/search.js');
  expect(script).toContain('More answers');
  // A text without a translation is in the source language.
  expect(script).toContain('Lo que más se pregunta');
  await expect(answerOf('pt', '/index.json')).rejects.toThrow(/No search index in .*pt.*npm run build/);
});
