import {expect, it, vi} from 'vitest';
import {linkToEditor, shortenErrors, stopOnWriterErrors} from './stopOnWriterErrors';
import {WriterErrors} from '../writer-errors/writerError';
import {writerMessage} from '../writer-errors/message';

// e2e/contract/changed-sources.test.ts tests that a build fails, and its output.

const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);

it('stops a build with all its errors, thrown or returned, and lets a build without errors go on', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const error = {file: 'docs/a.mdx', line: 2, message: writerMessage('unreadableFrontMatter')};
  await stopOnWriterErrors(() => Promise.resolve([]));
  expect(exit).not.toHaveBeenCalled();
  await stopOnWriterErrors(() => Promise.resolve([{...error, file: 'docs/b.mdx'}, error]));
  await stopOnWriterErrors(() => Promise.reject(new WriterErrors([error])));
  expect(exit.mock.calls).toEqual([[1], [1]]);
  expect(print.mock.calls.join().match(/^docs\S+:2(?=: se)/gm)).toEqual([
    'docs/a.mdx:2',
    'docs/b.mdx:2',
    'docs/a.mdx:2',
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
  shortenErrors.apply({hooks: {afterCompile: {tap: (_, callback) => callback(compilation)}}});
  expect(compilation.errors.map((error) => error.message)).toEqual([
    'docs/a.mdx:4: se encontró la clave "x".\n  found the key "x".',
    'docs/a.mdx:9: se encontró otra.\n  found another.',
    'other',
  ]);
});

it('gives the overlay the message of the check and the line to open, and leaves other errors alone', () => {
  const message = 'docs/a.mdx:4: se encontró la clave "x".\n  found the key "x".';
  const errors = ['  × docs/a.mdx:4: se encontró la clave "x".\n  │   found the key "x".', '  × Module not found'].map(
    (text) => ({message: text}),
  );
  expect(errors.map(linkToEditor)).toEqual([true, true]);
  const errorWithLink: unknown = expect.objectContaining({message, moduleIdentifier: 'docs/a.mdx:4'});
  expect(errors).toEqual([errorWithLink, {message: '  × Module not found'}]);
});
