import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import {readLanguage} from './readLanguage';

const english = readFileSync(path.join(__dirname, 'en.txt'), 'utf8');

it.each([
  ['a part that has another name', '[stop words]', '[stopwords]', 'xx.txt: expected a part [stop words], found none'],
  ['a rule without its arrow', 'ph => f', 'ph f', 'xx.txt: expected "pattern => replacement", found "ph f"'],
])('the file of a language with %s is an error that says so', (_, whole, broken, message) => {
  expect(() => readLanguage('xx', folderWith({'xx.txt': english.replace(whole, broken)}))).toThrow(message);
});

it('the most common words of a language are never corrected', () => {
  expect(readLanguage('en').commonWords).toContain('the');
});
