import type {Heading} from 'mdast';
import {expect, it} from 'vitest';
import {headingId, splitHeading} from './heading';
import {text} from './nodes';

const heading = (words: string): Heading => ({type: 'heading', depth: 2, children: [text(words)]});

it.each([
  ['Pasos /* #steps */', 'Pasos', 'steps'],
  ['Pasos /*#steps*/ ', 'Pasos', 'steps'],
  ['Pasos', 'Pasos', undefined],
  ['Pasos /* a note */', 'Pasos', undefined],
  ['Pasos /* #steps */ y más', 'Pasos /* #steps */ y más', undefined],
])('splits the heading "%s" into "%s" and the id %s', (whole, words, id) => {
  expect(splitHeading(heading(whole))).toEqual({id, text: words});
  expect(headingId(heading(whole))).toBe(id);
});

it('finds no id in a node that is no heading', () => {
  expect(headingId(text('Pasos /* #steps */'))).toBeUndefined();
  expect(headingId(undefined)).toBeUndefined();
});
