import {expect, it} from 'vitest';
import {WriterErrors, type WriterError} from './writerError';

const error = (file: string, line: number): WriterError => ({
  file,
  line,
  message: {
    es: {found: 'A', expected: 'B', advice: 'Cambia A.'},
    en: {found: 'a', expected: 'b', advice: 'Change a.'},
  },
});

it('the errors of writers are printed in Spanish and then in English, sorted by file and line', () => {
  expect(new WriterErrors([error('docs/a.mdx', 3)]).message).toBe(
    'docs/a.mdx:3: se encontró A; se esperaba B. Cambia A.\n  found a; expected b. Change a.',
  );
  const {message} = new WriterErrors([error('docs/b.mdx', 1), error('docs/a.mdx', 12), error('docs/a.mdx', 3)]);
  expect(message.match(/^docs.*?: /gm)).toEqual(['docs/a.mdx:3: ', 'docs/a.mdx:12: ', 'docs/b.mdx:1: ']);
});
