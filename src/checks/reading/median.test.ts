import {describe, expect, it} from 'vitest';
import {median} from './median';

describe('a median', () => {
  it('is the one in the middle, or between the two', () => {
    expect(median([30, 10, 20])).toBe(20);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(() => median([])).toThrow('no median');
  });
});
