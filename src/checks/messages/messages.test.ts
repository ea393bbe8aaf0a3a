import {expect, it} from 'vitest';
import {testMessages} from '../../manual/writer-errors/testMessages';
import {languageErrors} from './languages';
import {structureErrors} from './structure';
import {textErrors} from './text';

const {differentPart, ...others} = languageErrors;
const {missingFrontMatter, wrongFrontMatter, ...structure} = structureErrors;

testMessages('the languages', others);
testMessages('the structure', structure);
testMessages('the text', textErrors);

it('describes invalid front matter in each language', () => {
  for (const message of [
    missingFrontMatter('title', 'un texto', 'a text'),
    wrongFrontMatter('title', '3', 0, 'un texto', 'a text'),
  ]) {
    expect(message.es.expected).toBe('un texto');
    expect(message.en.expected).toBe('a text');
  }
  expect(wrongFrontMatter('title', '"x"', 1, '', '').es.found).toBe('title: "x" (1 caracteres)');
});

it.each(['heading', 'answer', 'steps', 'screen', 'related'] as const)(
  'says in each language how two languages differ: %s',
  (part) => {
    const less = differentPart(part, 1, '', 'one', 'docs/a.mdx:7');
    expect(less.es.found).toMatch(/^que falta .* número 1$/);
    expect(less.en).toMatchObject({
      found: expect.stringMatching(/^no .* number 1$/) as string,
      expected: part === 'steps' ? 'one steps, as in docs/a.mdx:7' : 'one, as in docs/a.mdx:7',
    });
    expect(differentPart(part, 1, 'two', '', 'docs/a.mdx').es.expected).toBe('ninguno, como en docs/a.mdx');
  },
);
