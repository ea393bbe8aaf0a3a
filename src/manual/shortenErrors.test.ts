import {expect, it} from 'vitest';
import {shortenErrors} from './stopOnWriterErrors';

it('shows an error of a page in the overlay as the check prints it, without stacks', () => {
  const message = [
    'Module build failed: MDX compilation failed for file "/site/docs/a.mdx"',
    'Cause: docs/a.mdx:4: se encontró la clave "x".',
    '  found the key "x".',
    'Details:',
    '{"name": "WriterErrors"}',
  ].join('\n  │ ');
  const compilation = {errors: [new Error(message), new Error('other')]};
  shortenErrors('/site').apply({hooks: {afterCompile: {tap: (_, callback) => callback(compilation)}}});
  expect(compilation.errors.map((error) => error.message)).toEqual([
    'docs/a.mdx:4: se encontró la clave "x".\n  found the key "x".',
    'other',
  ]);
});
