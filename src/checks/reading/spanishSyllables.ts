// cspell:disable -- letters and syllables
const strongVowels = /[aeoáéó]/g;

/**
 * Counts the syllables of a Spanish word by the rules of spelling (RAE and ASALE, Ortografía de la lengua española, 2010,
 * chapter II; Diccionario panhispánico de dudas, "diptongo", "hiato", "triptongo"): every strong vowel (a, e, o) makes a
 * syllable, so does í or ú beside a strong one; other i and u join their neighbours; h between vowels does not separate them;
 * u is silent in que, qui, gue, gui; y is a vowel at the end of a word or before a consonant.
 * @returns at least 1 for anything with a letter.
 */
export function countSpanishSyllables(word: string): number {
  const sounds = word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}]/gu, '')
    .replace(/qu(?=[eiéí])/g, 'q')
    .replace(/gu(?=[eiéí])/g, 'g')
    .replace(/y(?![aeiouáéíóúü])/g, 'i')
    .replace(/(?<=[aeiouáéíóúü])h(?=[aeiouáéíóúü])/g, '');
  const runs = sounds.match(/[aeiouáéíóúü]+/g) ?? [];
  return Math.max(
    1,
    runs.reduce((sum, run) => sum + syllablesOfRun(run), 0),
  );
}

/** The syllables of adjacent vowels. */
function syllablesOfRun(run: string): number {
  // Two i or two u side by side are two syllables: chi-i-ta, du-un-vi-ro.
  const doubledVowels = (run.match(/ii|uu/g) ?? []).length;
  const strongCount = (run.match(strongVowels) ?? []).length;
  if (strongCount === 0) return 1 + doubledVowels;
  // í and ú are separate from a strong vowel beside them (ra-íz) but not from a weak one (cons-truí).
  const accentedVowels = (run.match(/(?<=[aeoáéó])[íú]|[íú](?=[aeoáéó])/g) ?? []).length;
  return strongCount + accentedVowels + doubledVowels;
}
