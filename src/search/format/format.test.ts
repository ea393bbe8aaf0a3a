import {describe, expect, it} from 'vitest';
import {MAX_POSTINGS} from './layout';
import {decodeNumbers, encodeNumbers} from './varint';
import {decodePage, slug, encodePage} from './pageSummary';
import {type Posting, decodePostings, encodePostings} from './postings';
import {createAnalyzer} from '../language/analyzer';
import {es} from '../language/es';
import {encodeSynonyms} from '../synonyms/parse';
import {decodeMessages, encodeMessages} from './messages';
import {decodeSynonyms} from './synonyms';
import {decodeWords, encodeWords} from './frontCoding';

describe('numbers', () => {
  it('decode to what was encoded, small and large', () => {
    const numbers = [0, 1, 59, 60, 61, 91, 92, 1000, 8780, 1_000_000, 0];
    expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
  });

  it('are printable on one line', () => {
    expect(encodeNumbers(Array.from({length: 5000}, (_, number) => number))).toMatch(/^[#-~]+$/);
  });
});

describe('front coding', () => {
  it('decodes to what was encoded, also when one word is a prefix of another', () => {
    const words = ['', 'pedido', 'pedidos', 'pedir', 'ñandú', 'a'.repeat(40), 'a'.repeat(41)];
    expect(decodeWords(encodeWords(words))).toEqual(words);
  });

  it('is shorter than the words themselves', () => {
    expect(encodeWords(['contacto', 'contactos', 'contactar']).length).toBeLessThan(
      'contactocontactoscontactar'.length,
    );
  });
});

describe('postings', () => {
  it('decode to what was encoded, with several sections of a page', () => {
    const terms = [
      {
        word: 'plan',
        pages: 2,
        postings: [
          {page: 0, section: 0, impact: 13},
          {page: 0, section: 4, impact: 2},
          {page: 7, section: 1, impact: 6},
        ],
      },
      {word: 'saldo', pages: 0, postings: []},
    ];
    expect(decodePostings(encodePostings(terms).split('\n'))).toEqual(terms);
    const sectionCounts = [5, 1, 1, 1, 1, 1, 1, 2];
    const short = encodePostings(terms, sectionCounts).split('\n');
    expect(decodePostings(short, sectionCounts)).toEqual(terms);
    expect(short[3]).toBe('');
  });

  it('keep the highest impacts of a very common word, and its document frequency', () => {
    const postings = Array.from({length: MAX_POSTINGS + 100}, (_, page): Posting => ({
      page,
      section: 0,
      impact: page === 450 ? 13 : 1,
    }));
    const [common, next] = decodePostings(
      encodePostings([
        {word: 'app', pages: postings.length, postings},
        {word: 'plan', pages: 1, postings: [{page: 3, section: 0, impact: 1}]},
      ]).split('\n'),
    );
    expect(common?.postings).toHaveLength(MAX_POSTINGS);
    expect(common?.pages).toBe(MAX_POSTINGS + 100);
    expect(common?.postings).toContainEqual({page: 450, section: 0, impact: 13});
    expect(next?.postings).toEqual([{page: 3, section: 0, impact: 1}]);
  });
});

describe('synonyms', () => {
  it('decode to stems, and to the words that stand nowhere else', () => {
    const analyzer = createAnalyzer(es);
    const encoded = encodeSynonyms(
      [
        {canonical: 'enviar dinero', variants: ['hacer un giro', 'remesas']},
        {canonical: 'ayuda', variants: ['"contactar con ustedes"']},
      ],
      analyzer,
      () => true,
    );
    expect(decodeSynonyms(encoded, analyzer)).toEqual({
      rules: [
        {target: ['envi', 'diner'], isName: false, phrases: [['gir'], ['remes']], exact: []},
        {target: ['ayud'], isName: false, phrases: [], exact: ['contactar con ustedes']},
      ],
      words: ['giro', 'remesas', 'contactar', 'ustedes'],
    });
  });
});

describe('messages', () => {
  it('decode to their pages and positions, which follow those of the headings', () => {
    const first = {text: 'Ese código no existe.', id: 'code-unknown'};
    const second = {text: 'Agotado', id: 'sold-out'};
    const encoded = encodeMessages([
      {headings: 2, messages: []},
      {headings: 3, messages: [first, second]},
    ]);
    expect(decodeMessages(encoded)).toEqual([
      {page: 1, section: 4, heading: first},
      {page: 1, section: 5, heading: second},
    ]);
    expect(decodeMessages(encodeMessages([]))).toEqual([]);
  });
});

describe('page summaries', () => {
  it('decode to what was encoded, with derived and explicit anchors', () => {
    const page = {
      url: '/docs/orders/',
      title: 'Mira cómo va tu pedido',
      headings: [
        {text: 'Pide ayuda', id: 'pide-ayuda'},
        {text: 'No llegó', id: 'stuck'},
      ],
    };
    const line = encodePage(page);
    expect(decodePage(line)).toEqual(page);
    expect(line).not.toContain('pide-ayuda');
  });

  it('stay on one line whatever a heading holds', () => {
    const line = encodePage({url: '/a', title: 'One\n\ttwo', headings: [{text: 'The `code`', id: 'x'}]});
    expect(decodePage(line)).toEqual({url: '/a', title: 'One two', headings: [{text: "The 'code'", id: 'x'}]});
  });

  it('derive the same anchors as Docusaurus', () => {
    expect(slug('¿Cómo elimino mi cuenta?')).toBe('cómo-elimino-mi-cuenta');
  });
});
