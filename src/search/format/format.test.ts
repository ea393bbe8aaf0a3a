import {describe, expect, it} from 'vitest';
import {MOST_POSTINGS} from './layout';
import {readNumbers, writeNumbers} from './numbers';
import {readPage, slug, writePage} from './pages';
import {type Posting, readPostings, writePostings} from './postings';
import {readWords, writeWords} from './words';

describe('numbers', () => {
  it('come back as they were, small and large', () => {
    const numbers = [0, 1, 59, 60, 61, 91, 92, 1000, 8780, 1_000_000, 0];
    expect(readNumbers(writeNumbers(numbers))).toEqual(numbers);
  });

  it('are printable on one line', () => {
    expect(writeNumbers(Array.from({length: 5000}, (_, number) => number))).toMatch(/^[#-~]+$/);
  });
});

describe('words', () => {
  it('come back as they were, also when one begins another', () => {
    const words = ['', 'pedido', 'pedidos', 'pedir', 'ñandú', 'a'.repeat(40), 'a'.repeat(41)];
    expect(readWords(writeWords(words))).toEqual(words);
  });

  it('are shorter than the words themselves', () => {
    expect(writeWords(['contacto', 'contactos', 'contactar']).length).toBeLessThan('contactocontactoscontactar'.length);
  });
});

describe('postings', () => {
  it('come back as they were, with several sections of a page', () => {
    const terms = [
      {
        word: 'plan',
        pages: 2,
        postings: [
          {page: 0, section: 0, level: 13},
          {page: 0, section: 4, level: 2},
          {page: 7, section: 1, level: 6},
        ],
      },
      {word: 'saldo', pages: 0, postings: []},
    ];
    expect(readPostings(writePostings(terms).split('\n'))).toEqual(terms);
  });

  it('keep the pages that say most about a common word, and how many there really are', () => {
    const postings = Array.from({length: MOST_POSTINGS + 100}, (_, page): Posting => ({
      page,
      section: 0,
      level: page === 450 ? 13 : 1,
    }));
    const [common, next] = readPostings(
      writePostings([
        {word: 'app', pages: postings.length, postings},
        {word: 'plan', pages: 1, postings: [{page: 3, section: 0, level: 1}]},
      ]).split('\n'),
    );
    expect(common?.postings).toHaveLength(MOST_POSTINGS);
    expect(common?.pages).toBe(MOST_POSTINGS + 100);
    expect(common?.postings).toContainEqual({page: 450, section: 0, level: 13});
    expect(next?.postings).toEqual([{page: 3, section: 0, level: 1}]);
  });
});

describe('pages', () => {
  it('come back as they were, with derived and given anchors', () => {
    const page = {
      url: '/docs/orders/',
      title: 'Mira cómo va tu pedido',
      headings: [
        {text: 'Pide ayuda', id: 'pide-ayuda'},
        {text: 'No llegó', id: 'stuck'},
      ],
    };
    const line = writePage(page);
    expect(readPage(line)).toEqual(page);
    expect(line).not.toContain('pide-ayuda');
  });

  it('stay on one line whatever a heading holds', () => {
    const line = writePage({url: '/a', title: 'One\n\ttwo', headings: [{text: 'The `code`', id: 'x'}]});
    expect(readPage(line)).toEqual({url: '/a', title: 'One two', headings: [{text: "The 'code'", id: 'x'}]});
  });

  it('make the anchors that Docusaurus makes', () => {
    expect(slug('¿Cómo elimino mi cuenta?')).toBe('cómo-elimino-mi-cuenta');
  });
});
