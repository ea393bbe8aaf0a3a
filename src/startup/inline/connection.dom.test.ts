import {describe, expect, it} from 'vitest';
import {setConnection} from '../testing/page';
import {isConstrained} from './connection';

const throwing = {
  get: () => {
    throw new Error('denied');
  },
};

describe('a connection', () => {
  it.each([
    [{saveData: true, effectiveType: '4g'}, true],
    [{effectiveType: '2g'}, true],
    [{effectiveType: '4g', saveData: false}, false],
    [{effectiveType: 3, saveData: 'yes'}, false],
  ])('%j is constrained: %s', (value, expected) => {
    setConnection({value});
    expect(isConstrained()).toBe(expected);
  });

  it('that throws when it is read is not constrained', () => {
    setConnection(throwing);
    expect(isConstrained()).toBe(false);
  });
});
