import {expect, it} from 'vitest';
import {decodePostings, encodePostings, type PostingColumns} from './postings';

it('postings decode to what was encoded, with several sections of a page, terms without postings and many pages', () => {
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
    {word: 'último', postings: [{page: 9, section: 0, impact: 1}]},
  ];
  // As many sections as reach beyond the code points of surrogates.
  const sectionCounts = [5, 1, 1, 1, 1, 1, 1, 2, 60_000, 1];
  const json = Buffer.from(JSON.stringify(encodePostings(terms, sectionCounts)));
  expect(decodePostings(JSON.parse(json.toString()) as PostingColumns, sectionCounts)).toEqual(terms);
});
