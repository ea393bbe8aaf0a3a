import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../lib/listFiles';
import en from './errors.en.json';
import es from './errors.es.json';
import {describeIn, expectation, phrase, writerMessage} from './message';

const src = path.resolve(import.meta.dirname, '../..');
const folders = ['manual', 'checks', 'outputs/texts'];

/** What a text asks for: the names in its `${...}`, sorted. */
const placeholders = (texts: unknown): string[] =>
  [...new Set([...JSON.stringify(texts).matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name))].sort();

const perKey = (group: Record<string, unknown>) =>
  Object.entries(group).map(([key, texts]) => [key, placeholders(texts)]);

interface Use {
  readonly key: string;
  /** The names of the values, sorted; undefined where some come from another object. */
  readonly values: readonly string[] | undefined;
}

/** The calls of `writerMessage` in the code. */
function usesIn(code: string): Use[] {
  const found: Use[] = [];
  const source = ts.createSourceFile('', code, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'writerMessage') {
      const [key, values] = node.arguments;
      const properties = values && ts.isObjectLiteralExpression(values) ? values.properties : undefined;
      const isWhole = values === undefined || properties?.every((property) => !ts.isSpreadAssignment(property));
      const names = (properties ?? []).map((property) => property.name?.getText(source) ?? '').sort();
      if (key && ts.isStringLiteral(key)) found.push({key: key.text, values: isWhole ? names : undefined});
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

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

  it('are all used, with the values that their placeholders name', () => {
    const used = folders.flatMap((folder) =>
      listFiles(path.join(src, folder))
        .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
        .map((name) => readFileSync(path.join(src, folder, name), 'utf8'))
        .filter((code) => code.includes('writerMessage('))
        .flatMap(usesIn),
    );
    expect([...new Set(used.map(({key}) => key))].sort()).toEqual(Object.keys(es.errors).sort());
    for (const {key, values} of used)
      if (values) expect(values, key).toEqual(placeholders(es.errors[key as keyof typeof es.errors]));
  });

  it('refuse to be shown without one of their values', () => {
    expect(() => writerMessage('tagNotClosed')).toThrow('No value for "tag"');
  });

  it('end with the name that was meant, where one is near', () => {
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
