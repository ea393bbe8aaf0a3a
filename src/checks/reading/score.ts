import {syllable} from 'syllable';
import type {Locale} from '../../site/locales';
import {countSpanishSyllables} from './spanishSyllables';

/** Cuts a text into sentences, at a full stop, a question or exclamation mark or an ellipsis before a new beginning. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?…][)"»”]*) (?=[¿¡(«“"]*[\p{Lu}\p{N}])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

/** The words of a text, without numbers and signs, whose syllables no formula defines. */
export function wordsOf(text: string): string[] {
  return text.match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? [];
}

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
function inflesz({syllables, words, sentences}: Counts): number {
  return 206.835 - 62.3 * (syllables / words) - words / sentences;
}

/** Flesch reading ease: 206.835 - 84.6 x syllables/words - 1.015 x words/sentences (A new readability yardstick, 1948). */
function flesch({syllables, words, sentences}: Counts): number {
  return 206.835 - 84.6 * (syllables / words) - 1.015 * (words / sentences);
}

interface Formula {
  readonly name: string;
  readonly syllables: (word: string) => number;
  readonly points: (counts: Counts) => number;
}

/** The formulas by language: each is made for one. */
const formulas: Readonly<Partial<Record<Locale, Formula>>> = {
  es: {name: 'INFLESZ', syllables: countSpanishSyllables, points: inflesz},
  en: {name: 'Flesch reading ease', syllables: syllable, points: flesch},
};

/** The name of a language's formula; undefined where it has none: its pages have no score. */
export const formulaOf = (locale: Locale): string | undefined => formulas[locale]?.name;

/** Counts a page. Every text ends a sentence, with or without a full stop. */
function count(texts: readonly string[], syllables: (word: string) => number): Counts {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  return {
    syllables: words.reduce((sum, word) => sum + syllables(word), 0),
    words: words.length,
    sentences: sentences.length,
  };
}

/** The readability of texts in their language; undefined when there are no words, or no formula for the language. */
export function score(texts: readonly string[], locale: Locale): number | undefined {
  const formula = formulas[locale];
  const counts = count(texts, formula?.syllables ?? (() => 0));
  return counts.words === 0 ? undefined : formula?.points(counts);
}
