import {expect, it} from 'vitest';
import {describeIn} from '../manual/writer-errors/message';
import {checkStrings, type Strings} from './uiStrings';

const strings = (words: Record<string, string>): Strings => new Map([['code.json', new Map(Object.entries(words))]]);

it('texts of the interface are in order when both languages have what the site uses', () => {
  expect(checkStrings(strings({a: 'Hola'}), {es: strings({a: 'Hola'}), en: strings({a: 'Hello'})})).toEqual([]);
});

it.each([
  ['missing', {}, 'found no text "a"; expected the words for "Hola"'],
  ['empty', {a: ' '}, 'found an empty text "a"'],
  ['left over', {a: 'Hello', b: 'Old'}, 'found the text "b", which the site does not use'],
])('texts of the interface that are %s are named with their file', (_, words: Record<string, string>, message) => {
  const errors = checkStrings(strings({a: 'Hola'}), {es: strings({a: 'Hola'}), en: strings(words)});
  expect(errors.map(({file}) => file)).toEqual(['i18n/en/code.json']);
  expect(errors[0] && describeIn('en', errors[0].message)).toContain(message);
});
