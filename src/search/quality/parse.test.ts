import {describe, expect, it} from 'vitest';
import {parseQueries} from './parse';

describe('a query file', () => {
  it.each(['[words]\nrefund', '[words]\nrefund => orders', 'refund => /docs/orders', '[words]\n=> /docs/orders'])(
    'reports file and line of a malformed line: %j',
    (text) => {
      expect(() => parseQueries(text, 'queries.en.txt')).toThrow(/queries\.en\.txt:\d: expected/);
    },
  );
});
