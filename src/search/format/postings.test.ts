import {expect, it} from 'vitest';
import {decodePostings, encodePostings} from './postings';

it('postings decode to what was encoded, with several sections of a page and terms without postings', () => {
  const terms = [
    {
      word: 'plan',
      postings: [
        {page: 0, section: 0, impact: 13},
        {page: 0, section: 4, impact: 2},
        {page: 7, section: 1, impact: 6},
      ],
    },
    {word: 'saldo', postings: []},
    {word: 'tarjeta', postings: [{page: 6, section: 0, impact: 15}]},
  ];
  const sectionCounts = [5, 1, 1, 1, 1, 1, 1, 2];
  expect(decodePostings(encodePostings(terms, sectionCounts), sectionCounts)).toEqual(terms);
});
