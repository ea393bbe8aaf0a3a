import {describe, expect, it} from 'vitest';
import {kB, median, table} from './table';

describe('a median', () => {
  it('is the one in the middle, or between the two', () => {
    expect(median([30, 10, 20])).toBe(20);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(() => median([])).toThrow('no median');
  });
});

describe('a table', () => {
  it('is Markdown', () => {
    expect(table(['', 'a'], [['b', kB(1234)]])).toBe('|    |   a |\n| :- | --: |\n| b  | 1.2 |');
  });

  it('has no digits that say nothing', () => {
    expect([kB(99_940), kB(123_456)]).toEqual(['99.9', '123']);
  });
});
