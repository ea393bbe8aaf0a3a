// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest';
import {setConnection} from '../testing/page';
import {type Connection, isConstrained, normalizeConnection} from './connection';

const current = () => (navigator as {connection?: Connection}).connection;
const throwing = {
  get: () => {
    throw new Error('denied');
  },
};

describe('a connection', () => {
  it.each([
    [{saveData: true, effectiveType: '4g'}, true],
    [{effectiveType: 'slow-2g'}, true],
    [{effectiveType: '2g'}, true],
    [{effectiveType: '3g'}, true],
    [{effectiveType: '4g', saveData: false}, false],
    [{}, false],
    [{effectiveType: 3, saveData: 'yes'}, false],
    [undefined, false],
    [null, false],
  ])('%j is constrained: %s', (value, expected) => {
    setConnection({value});
    expect(isConstrained()).toBe(expected);
  });

  it('that throws when it is read is not constrained', () => {
    setConnection(throwing);
    expect(isConstrained()).toBe(false);
  });
});

describe('the normalized connection', () => {
  it('has a type where the browser gives none', () => {
    setConnection({value: {saveData: false}});
    normalizeConnection();
    expect(current()).toEqual({effectiveType: '4g', saveData: false});
  });

  it('saves data wherever it is constrained, so that Docusaurus prefetches nothing', () => {
    setConnection({value: {effectiveType: '3g'}});
    normalizeConnection();
    expect(current()).toEqual({effectiveType: '3g', saveData: true});
  });

  it('is absent where reading it throws', () => {
    setConnection(throwing);
    normalizeConnection();
    expect(current()).toBeUndefined();
  });

  it('is left alone on an ordinary connection', () => {
    const value = {effectiveType: '4g', saveData: false};
    setConnection({value});
    normalizeConnection();
    expect(current()).toBe(value);
  });
});
