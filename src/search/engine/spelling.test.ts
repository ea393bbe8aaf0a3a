import {expect, it} from 'vitest';
import {openFor, page} from '../testing/manual';

it.each(['murió', 'ciego', 'humano'])(
  '"%s" is another word, and not one of the pages with two mistakes',
  async (word) => {
    const {search} = await openFor([page('/docs/a', 'Elige el medio y el cargo', {'': 'Dilo a mano.'})]);
    expect(search(`${word} `)).toMatchObject({count: 0, corrections: []});
  },
);

it('a long word with two mistakes is corrected', async () => {
  const {search} = await openFor([page('/docs/a', 'Cambia tu documento')]);
  expect(search('docunneto ').corrections).toEqual([{typed: 'docunneto', used: 'documento'}]);
});
