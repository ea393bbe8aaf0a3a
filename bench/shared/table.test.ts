import {describe, expect, it} from 'vitest';
import {kB, table} from './table';

describe('a table', () => {
  it('is Markdown', () => {
    expect(table(['', 'a'], [['b', kB(1234)]])).toBe('|    |   a |\n| :- | --: |\n| b  | 1.2 |');
  });

  it('has no insignificant digits', () => {
    expect([kB(99_940), kB(123_456)]).toEqual(['99.9', '123']);
  });
});
