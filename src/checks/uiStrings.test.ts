import {describe, expect, it} from 'vitest';
import {describeIn} from '../writer-errors/message';
import {checkStrings, type InterfaceText} from './uiStrings';

const strings = (texts: Record<string, string>): InterfaceText[] =>
  Object.entries(texts).map(([id, words]) => ({name: 'code.json', id, words}));

describe('texts of the interface', () => {
  it('are accepted when both languages have each text that the site uses', () => {
    expect(checkStrings(strings({a: 'Hola'}), {es: strings({a: 'Hola'}), en: strings({a: 'Hello'})})).toEqual([]);
  });

  it.each([
    ['missing', {}, 'found no text "a"; expected the words for "Hola"'],
    ['empty', {a: ' '}, 'found an empty text "a"'],
    ['left over', {a: 'Hello', b: 'Old'}, 'found the text "b", which the site does not use'],
  ])('that are %s are named with their file', (_, words: Record<string, string>, message) => {
    const [error, ...others] = checkStrings(strings({a: 'Hola'}), {es: strings({a: 'Hola'}), en: strings(words)});
    expect(error?.file).toBe('i18n/en/code.json');
    expect(error && describeIn('en', error.message)).toContain(message);
    expect(others).toEqual([]);
  });
});
