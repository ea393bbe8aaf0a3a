import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import {readLanguage} from './readLanguage';

const english = readFileSync(path.join(__dirname, 'en.txt'), 'utf8');

describe('the file of a language', () => {
  const read = (text: string) => readLanguage('xx', folderWith({'xx.txt': text}));

  it('gives rules, and the words that are never corrected, without comments', () => {
    const {rules, commonWords} = read(english);
    expect(rules.stopWords).toMatch(/^a about .* dude/);
    expect(rules.suffixRules[0]?.[0]).toEqual(['(..)ies$', '$1y']);
    expect(rules.phoneticRules).toContainEqual(['h', '']);
    expect(commonWords).toEqual(expect.arrayContaining(['the', 'gutted', 'miami']));
    expect(commonWords).not.toContain('#');
  });

  it.each([
    ['a part that has another name', '[stop words]', '[stopwords]', 'xx.txt: expected a part [stop words], found none'],
    ['a rule without its arrow', 'ph => f', 'ph f', 'xx.txt: expected "pattern => replacement", found "ph f"'],
  ])('with %s is an error that says so', (_, whole, broken, message) => {
    expect(() => read(english.replace(whole, broken))).toThrow(message);
  });
});
