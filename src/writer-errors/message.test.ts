import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../lib/files';
import en from './errors.en.json';
import es from './errors.es.json';
import {describeIn, expectation, phrase, writerMessage} from './message';
import {WriterErrors, type WriterError} from './writerError';

const src = path.resolve(import.meta.dirname, '..');
const folders = ['manual', 'screens', 'checks', 'outputs/texts', 'search'];

/** The names in the `${...}` of a text, sorted. */
const placeholders = (texts: unknown): string[] =>
  [...new Set([...JSON.stringify(texts).matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name))].sort();

const perKey = (group: Record<string, unknown>) =>
  Object.entries(group).map(([key, texts]) => [key, placeholders(texts)]);

describe('the messages to writers', () => {
  it('have the same keys and placeholders in every language', () => {
    expect(perKey(es.errors)).toEqual(perKey(en.errors));
    expect(perKey(es.phrases)).toEqual(perKey(en.phrases));
  });

  it('have no empty part, and advice in the words of each language', () => {
    const texts = [...Object.values(es.errors), ...Object.values(en.errors)].flatMap((error) => Object.values(error));
    expect(texts.filter((text) => !text.trim())).toEqual([]);
    const advice = Object.values(en.errors).map((error) => error.advice);
    expect(Object.values(es.errors).filter((error) => advice.includes(error.advice))).toEqual([]);
  });

  // `writerMessage` itself throws when a value is missing.
  it('are all used', () => {
    const code = folders.flatMap((folder) =>
      listFiles(path.join(src, folder))
        .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
        .map((name) => readFileSync(path.join(src, folder, name), 'utf8')),
    );
    const uses = code.join().matchAll(/writerMessage\(\s*'(\w+)'/g);
    expect([...new Set([...uses].map(([, key]) => key))].sort()).toEqual(Object.keys(es.errors).sort());
  });

  it('cannot be shown without one of their values', () => {
    expect(() => writerMessage('tagNotClosed')).toThrow('No value for "tag"');
  });

  it('end with a similar name, where there is one', () => {
    const advice = (near?: string) => describeIn('en', writerMessage('brokenLink', {url: './hlep.mdx'}, near));
    expect(advice('./help.mdx')).toMatch(/extension\. Did you mean "\.\/help\.mdx"\?$/);
    expect(advice()).toMatch(/extension\.$/);
  });

  it('name what a schema expects in each language, or in the words of the schema', () => {
    expect(expectation('frontMatter', 'list')).toEqual({es: 'una lista', en: 'a list'});
    expect(expectation('frontMatter', 'Invalid input')).toBe('Invalid input');
    const {es: spanish} = writerMessage('wrongValue', {where: 'home', expected: phrase('screenData.key')});
    expect(spanish.expected).toBe('una clave, como contacts.add');
  });
});

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
