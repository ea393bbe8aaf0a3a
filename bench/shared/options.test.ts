import {describe, expect, it} from 'vitest';
import {choiceOption, numberOption} from './options';

describe('an option', () => {
  it('is a whole number above zero', () => {
    expect(numberOption('--runs', '12')).toBe(12);
    expect(() => numberOption('--runs', '0')).toThrow('--runs: expected a whole number above 0, found "0"');
    expect(() => numberOption('--runs', '1.5')).toThrow('found "1.5"');
  });

  it('chooses among names, and takes all of them when it is not given', () => {
    expect(choiceOption('only', 'b,a', ['a', 'b', 'c'])).toEqual(['b', 'a']);
    expect(choiceOption('only', undefined, ['a', 'b'])).toEqual(['a', 'b']);
    expect(() => choiceOption('only', 'd', ['a', 'b'])).toThrow('--only: expected some of a, b, found "d"');
  });
});
