import {syllable} from 'syllable';
import type {Locale} from '../../site-model/locales';
import {sentencesOf, wordsOf} from './sentences';
import {countSpanishSyllables} from './spanishSyllables';

/** The least that a page may score. On the INFLESZ scale 65 begins "bastante fácil", on Flesch's "plain English" is 60 to 70. */
export const leastScore = 65;

export interface Counts {
  readonly syllables: number;
  readonly words: number;
  readonly sentences: number;
}

/**
 * INFLESZ: 206.835 - 62.3 x syllables/words - words/sentences.
 * The formula is Szigriszt Pazos' perspicuity (Sistemas predictivos de legibilidad del mensaje escrito, Universidad Complutense
 * de Madrid, 1993); the scale is Barrio-Cantalejo's (Validación de la Escala INFLESZ para evaluar la legibilidad de los textos
 * dirigidos a pacientes, Anales del Sistema Sanitario de Navarra 31(2), 2008): 0-40 very difficult, 40-55 somewhat difficult,
 * 55-65 normal, 65-80 quite easy, 80-100 very easy.
 */
export function inflesz({syllables, words, sentences}: Counts): number {
  return 206.835 - 62.3 * (syllables / words) - words / sentences;
}

/** Flesch reading ease: 206.835 - 84.6 x syllables/words - 1.015 x words/sentences (A new readability yardstick, 1948). */
export function flesch({syllables, words, sentences}: Counts): number {
  return 206.835 - 84.6 * (syllables / words) - 1.015 * (words / sentences);
}

const syllablesIn: Readonly<Record<Locale, (word: string) => number>> = {es: countSpanishSyllables, en: syllable};
const formulas: Readonly<Record<Locale, (counts: Counts) => number>> = {es: inflesz, en: flesch};

/** Counts a page. Every text ends a sentence, with or without a full stop. */
export function count(texts: readonly string[], locale: Locale): Counts {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  return {
    syllables: words.reduce((sum, word) => sum + syllablesIn[locale](word), 0),
    words: words.length,
    sentences: sentences.length,
  };
}

/** The readability of texts in their language, or undefined when there are no words. */
export function score(texts: readonly string[], locale: Locale): number | undefined {
  const counts = count(texts, locale);
  return counts.words === 0 ? undefined : formulas[locale](counts);
}
