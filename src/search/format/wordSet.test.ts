import {expect, it} from 'vitest';
import {decodeWordSet, encodeWordSet} from './wordSet';

it('has its words, and hardly any other', () => {
  const words = Array.from({length: 1000}, (_, at) => `word${at}`);
  const has = decodeWordSet(encodeWordSet(words));
  expect(words.filter((word) => !has(word))).toEqual([]);
  expect(words.filter((word) => has(`x${word}`)).length).toBeLessThan(40);
  expect(decodeWordSet(encodeWordSet([]))('word')).toBe(false);
});
