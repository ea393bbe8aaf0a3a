import {describe, expect, it} from 'vitest';
import {parseQueries} from './parse';

describe('a query file', () => {
  it('gives queries with their kind and answers', () => {
    expect(parseQueries('[words]\nrefund => /docs/orders/#refund | /docs/faq/', 'q')).toEqual([
      {kind: 'words', text: 'refund', answers: [{route: '/docs/orders', id: 'refund'}, {route: '/docs/faq'}], line: 2},
    ]);
  });

  it.each(['[words]\nrefund', '[words]\nrefund => orders', 'refund => /docs/orders', '[words]\n=> /docs/orders'])(
    'reports file and line of a malformed line: %j',
    (text) => {
      expect(() => parseQueries(text, 'queries.en.txt')).toThrow(/queries\.en\.txt:\d: expected/);
    },
  );
});
