import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {explainParseError} from './parseError';

/** The line that the message about this front matter names. */
const lineOf = (...lines: string[]) =>
  DEFAULT_PARSE_FRONT_MATTER({filePath: 'a.mdx', fileContent: ['---', ...lines, '---', 'Text'].join('\n')}).then(
    () => undefined,
    (error: unknown) => explainParseError('a.mdx', error).line,
  );

it.each([
  [2, ['title Pedidos', 'description: Otra']],
  [3, ['title: Pedidos', 'description Otra', 'keywords:', '  - uno']],
  [4, ['title: Pedidos', 'description: Otra', 'keywords', '  - uno', '  - dos', 'slug: x']],
  [3, ['title: Pedidos', 'slug x']],
  [2, ['title: "Pedidos', 'description: Otra']],
  [3, ['title: Pedidos', '  description: Otra']],
  [4, ['title: Pedidos', 'keywords: [a]', 'title: Otra']],
])('names line %s, where the colon, the quotation mark or the margin is wrong', async (line, lines) => {
  expect(await lineOf(...lines)).toBe(line);
});

it.each(['## Uno {#id}', '{: .clase}', 'Uno {.clase}', '{% nota %}'])(
  'says for "%s" how an id is written between braces',
  (line) => {
    const {message} = explainParseError('a.mdx', Object.assign(new Error('acorn'), {line: 2}), `Hola.\n${line}`);
    expect(message.en.expected).toContain('{/* #english-id */}');
  },
);

it('names a key that is in the front matter twice', () => {
  const mark = {line: 1, buffer: 'title: A\ntitle: B'};
  const error = Object.assign(new Error(), {name: 'YAMLException', reason: 'duplicated mapping key', mark});
  expect(explainParseError('a.mdx', error).message.en.found).toContain('"title" twice');
});
