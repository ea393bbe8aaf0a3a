import type {SearchPage} from '../../src/search';
import {pick, seeded} from './random';

const SYLLABLES =
  'ca re mi to lu pa se ni do bra tri ven cal por tes man gui cha lle ño qui zar ber hos des con pro sub per'.split(
    ' ',
  );
const ENDINGS = ['a', 'o', 'ar', 'er', 'ir', 'ción', 'dor', 'miento', 'as', 'os', 'ada', 'ico'];

/** The word at a frequency rank. Common words are short, as in any language. */
function word(rank: number): string {
  const random = seeded(rank * 7919 + 1);
  const length = 1 + Math.floor(Math.log10(rank + 1) * 0.8 + random());
  return Array.from({length}, () => pick(SYLLABLES, random)).join('') + pick(ENDINGS, random);
}

/**
 * Generates pages of invented words with the frequencies of a language (Zipf), for measurements of size and time.
 * Recall on these pages says little; it needs real text.
 */
export function generatePages(count: number): SearchPage[] {
  const random = seeded(count);
  const vocabulary = Array.from({length: 2_000 + count * 6}, (_, rank) => word(rank));
  const common = (): string => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? 'ca';
  const words = (min: number, max: number): string =>
    Array.from({length: min + Math.floor(random() * (max - min))}, common).join(' ');
  return Array.from({length: count}, (_, number): SearchPage => {
    const headings = Array.from({length: 2 + Math.floor(random() * 8)}, () => words(2, 6));
    return {
      url: `/${String(number).padStart(5, '0')}`,
      title: words(2, 6),
      sections: [
        {heading: '', id: '', text: words(20, 80)},
        ...headings.map((heading, at) => ({heading, id: `s${at}`, text: words(20, 120)})),
      ],
    };
  });
}
