import {pick} from './random';
import {type Locale} from '../../e2e/support/routes';

type Random = () => number;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** One typing error: a letter missing, added, changed, or two swapped. */
export function oneEdit(word: string, random: Random): string {
  const index = Math.floor(random() * word.length);
  const letter = pick(ALPHABET, random);
  const edits = [
    word.slice(0, index) + word.slice(index + 1),
    word.slice(0, index) + letter + word.slice(index),
    word.slice(0, index) + letter + word.slice(index + 1),
    word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2),
  ];
  const edited = pick(edits, random);
  return edited === word ? oneEdit(word, random) : edited;
}

const HOMOPHONES = {
  es: [
    ['v', 'b'],
    ['b', 'v'],
    ['ll', 'y'],
    ['y', 'll'],
    ['z', 's'],
    ['c(?=[ei])', 's'],
    ['s', 'z'],
    ['qu(?=[ei])', 'k'],
    ['c(?=[aou])', 'k'],
    ['^h', ''],
    ['^(?=[aeiou])', 'h'],
    ['g(?=[ei])', 'j'],
    ['j(?=[ei])', 'g'],
    ['ñ', 'ni'],
    ['rr', 'r'],
    ['([lnrst])(?!\\1)', '$1$1'],
    ['m(?=[bp])', 'n'],
  ],
  en: [
    ['ph', 'f'],
    ['f', 'ph'],
    ['c(?=[ei])', 's'],
    ['c(?=[aou])', 'k'],
    ['ck', 'k'],
    ['ei', 'ie'],
    ['ie', 'ei'],
    ['ee', 'ea'],
    ['ea', 'ee'],
    ['([bcdfglmnprst])\\1', '$1'],
    ['([bdfglmnprst])(?!\\1)', '$1$1'],
    ['tion', 'sion'],
    ['z', 's'],
    ['s(?=[aeiou])', 'z'],
    ['y', 'i'],
    ['ou', 'u'],
    ['e$', ''],
  ],
} as const;

/** The word in another spelling of the same pronunciation, or `undefined` when there is none. */
export function bySound(word: string, language: Locale, random: Random): string | undefined {
  const possible = HOMOPHONES[language].flatMap(([pattern, replacement]) => {
    const wrong = word.replace(new RegExp(pattern, 'u'), replacement);
    return wrong === word ? [] : [wrong];
  });
  return possible.length > 0 ? pick(possible, random) : undefined;
}

const FORMS = {
  es: [
    ['ar$', 'ando'],
    ['[ei]r$', 'iendo'],
    ['ción$', 'ciones'],
    ['([aeo])s$', '$1'],
    ['([aeo])$', '$1s'],
    ['([lnrd])$', '$1es'],
  ],
  en: [
    ['ies$', 'y'],
    ['([^s])s$', '$1'],
    ['e$', 'ing'],
    ['([^aeiouysx])$', '$1s'],
    ['y$', 'ies'],
  ],
} as const;

/** Another form of the word, or `undefined`. */
export function inflected(word: string, language: Locale): string | undefined {
  for (const [pattern, replacement] of FORMS[language]) {
    const form = word.replace(new RegExp(pattern, 'u'), replacement);
    if (form !== word) return form;
  }
  return undefined;
}
