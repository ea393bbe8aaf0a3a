import {describe, expect, it} from 'vitest';
import {setConnection} from '../testing/page';
import {type Connection, normalizeConnection} from './normalizeConnection';

const current = () => (navigator as {connection?: Connection}).connection;

describe('the normalized connection', () => {
  it('saves data wherever it is constrained, so that Docusaurus prefetches nothing', () => {
    setConnection({value: {effectiveType: '3g'}});
    normalizeConnection();
    expect(current()).toEqual({effectiveType: '3g', saveData: true});
  });

  it('is absent where reading it throws', () => {
    setConnection({
      get: () => {
        throw new Error('denied');
      },
    });
    normalizeConnection();
    expect(current()).toBeUndefined();
  });
});
