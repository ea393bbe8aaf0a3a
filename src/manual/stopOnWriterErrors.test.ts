import {afterEach, expect, it, vi} from 'vitest';
import {createBuildContext} from './page/buildContext';
import {stopOnFrontMatterErrors, stopOnWriterErrors} from './stopOnWriterErrors';
import {WriterErrors} from './writer-errors/writerError';
import {writerMessage} from './writer-errors/message';

// What a build prints and that it fails: e2e/contract/changed-sources.test.ts.

const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllEnvs();
});

it('a build does not fail with the errors of another language', () => {
  const build = createBuildContext();
  const brokenLink = {file: 'docs/a.mdx', line: 3, message: writerMessage('brokenLink', {url: './b.mdx'})};
  expect(() => build.fail([brokenLink])).toThrow('docs/a.mdx:3: ');
  build.set({locale: 'en', baseUrl: '/en/', siteUrl: 'https://x.example/'});
  const stats = {compilation: {errors: []}};
  stopOnWriterErrors('/site', build).apply({hooks: {done: {tap: (_, callback) => callback(stats)}}});
  expect(print).not.toHaveBeenCalled();
  expect(exit).not.toHaveBeenCalled();
});

it('a page whose front matter has errors leaves the development server running', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const error = new WriterErrors([{file: 'docs/a.mdx', line: 2, message: writerMessage('unreadableFrontMatter')}]);
  const defaultParseFrontMatter = () => Promise.reject(error);
  const parse = stopOnFrontMatterErrors(defaultParseFrontMatter);
  await expect(parse({filePath: '/site/docs/a.mdx', fileContent: '', defaultParseFrontMatter})).rejects.toBe(error);
  expect(exit).not.toHaveBeenCalled();
});
