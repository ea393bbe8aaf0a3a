import {afterEach, expect, it, vi} from 'vitest';
import {stopOnFrontMatterErrors} from './stopOnWriterErrors';
import {WriterErrors} from './writer-errors/writerError';
import {writerMessage} from './writer-errors/message';

// What a build prints and that it fails: e2e/contract/changed-sources.test.ts.

const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllEnvs();
});

it('a page whose front matter has errors leaves the development server running', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const error = new WriterErrors([{file: 'docs/a.mdx', line: 2, message: writerMessage('unreadableFrontMatter')}]);
  const defaultParseFrontMatter = () => Promise.reject(error);
  const parse = stopOnFrontMatterErrors(defaultParseFrontMatter);
  await expect(parse({filePath: '/site/docs/a.mdx', fileContent: '', defaultParseFrontMatter})).rejects.toBe(error);
  expect(exit).not.toHaveBeenCalled();
});
