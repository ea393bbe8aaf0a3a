import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {folderWith} from '../../e2e/support/folder';
import {linkToEditor, shortenErrors, stopOnFrontMatterErrors} from './stopOnWriterErrors';
import {WriterErrors} from '../writer-errors/writerError';
import {writerMessage} from '../writer-errors/message';

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
  const parse = stopOnFrontMatterErrors('/site', defaultParseFrontMatter);
  await expect(parse({filePath: '/site/docs/a.mdx', fileContent: '', defaultParseFrontMatter})).rejects.toBe(error);
  expect(exit).not.toHaveBeenCalled();
});

it('a build ends with the errors in the front matter of all pages', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const site = folderWith({
    'docs/a.mdx': 'A',
    'docs/b.mdx': 'B',
    'i18n/en/docusaurus-plugin-content-docs/current/b.mdx': 'C',
  });
  const parse = stopOnFrontMatterErrors(site, ({filePath, fileContent}) =>
    fileContent === 'B'
      ? Promise.resolve({frontMatter: {}, content: ''})
      : Promise.reject(
          new WriterErrors([
            {file: path.relative(site, filePath), line: 2, message: writerMessage('unreadableFrontMatter')},
          ]),
        ),
  );
  const defaultParseFrontMatter = () => Promise.resolve({frontMatter: {}, content: ''});
  const params = {filePath: path.join(site, 'docs/a.mdx'), fileContent: 'A', defaultParseFrontMatter};
  await expect(parse(params)).rejects.toThrow(WriterErrors);
  expect(exit).toHaveBeenCalledOnce();
  expect(printed.mock.calls.join().match(/^\S+:2(?=: se)/gm)).toEqual([
    'docs/a.mdx:2',
    'i18n/en/docusaurus-plugin-content-docs/current/b.mdx:2',
  ]);
});

it('shows an error of a page in the overlay as the check prints it, without stacks', () => {
  const message = [
    'Module build failed: MDX compilation failed for file "/site/docs/a.mdx"',
    'Cause: docs/a.mdx:4: se encontró la clave "x".',
    '  found the key "x".',
    'docs/a.mdx:9: se encontró otra.',
    '  found another.',
    'Details:',
    '{"name": "WriterErrors"}',
  ].join('\n  │ ');
  const compilation = {errors: [new Error(message), new Error('other'), new Error(message)]};
  shortenErrors('/site').apply({hooks: {afterCompile: {tap: (_, callback) => callback(compilation)}}});
  expect(compilation.errors.map((error) => error.message)).toEqual([
    'docs/a.mdx:4: se encontró la clave "x".\n  found the key "x".',
    'docs/a.mdx:9: se encontró otra.\n  found another.',
    'other',
  ]);
});

it('tells the overlay what to open in the editor, in the words of the check, and leaves other errors alone', () => {
  const message = 'docs/a.mdx:4: se encontró la clave "x".\n  found the key "x".';
  const errors = ['  × docs/a.mdx:4: se encontró la clave "x".\n  │   found the key "x".', '  × Module not found'].map(
    (text) => ({message: text}),
  );
  expect(errors.map(linkToEditor)).toEqual([true, true]);
  const linked: unknown = expect.objectContaining({message, moduleIdentifier: 'docs/a.mdx:4'});
  expect(errors).toEqual([linked, {message: '  × Module not found'}]);
});
