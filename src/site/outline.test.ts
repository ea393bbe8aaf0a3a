import {expect, it} from 'vitest';
import {fitsIntoMenu, type Outline} from './outline';

const manualOf = (count: number) =>
  ({topics: [{pages: Array.from({length: count}, (_, id) => ({id: `${id}`}))}, {pages: []}]}) as unknown as Outline;

it('the menu has the pages of all topics in a manual of a hundred pages, and not in one of thousands', () => {
  expect(fitsIntoMenu(manualOf(100))).toBe(true);
  expect(fitsIntoMenu(manualOf(1000))).toBe(false);
});
