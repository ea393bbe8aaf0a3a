import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import searchPlugin from './index';

type Middleware = (request: object, response: object, next: (error: unknown) => void) => void;
interface Settings {
  devServer: {setupMiddlewares: (middlewares: object[]) => unknown};
}

afterEach(() => vi.unstubAllEnvs());

// contracts.test.ts of src/static-first/docusaurusInternals tests that the development server has a list of middlewares to join.
it('npm start searches the index of the last build, and says when there is no build', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const outDir = folderWith({'en/search/index.1234.json': 'the index'});
  const answerOf = (folder: string) => {
    const plugin = searchPlugin({outDir: path.join(outDir, folder), baseUrl: '/en/'});
    const middlewares: {path: string; middleware: Middleware}[] = [];
    (plugin.configureWebpack?.({}, false, {} as never, undefined) as Settings).devServer.setupMiddlewares(middlewares);
    expect(middlewares.map(({path: address}) => address)).toEqual(['/en/search/']);
    return new Promise((end, fail) => middlewares[0]?.middleware({}, {end}, fail));
  };
  expect(await answerOf('en')).toBe('the index');
  await expect(answerOf('pt')).rejects.toThrow(/No search index in .*pt.*npm run build/);
});
