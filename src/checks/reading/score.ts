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

/** The lowest score that a page may have. On the INFLESZ scale, "bastante fácil" begins at 65; on Flesch's, "plain English" is 60 to 70. */
export const leastScore = 65;

interface Formula {
  readonly name: string;
  readonly syllablesOf: (word: string) => number;
  /** The loss of score for each syllable of the average word, and for each word of the average sentence. */
  readonly perSyllable: number;
  readonly perWord: number;
}

/** The formulas by language: each is made for one language. Both begin at 206.835. */
const formulas: Readonly<Partial<Record<Locale, Formula>>> = {
  /*
   * Szigriszt Pazos' perspicuity (Sistemas predictivos de legibilidad del mensaje escrito, Universidad Complutense de Madrid, 1993);
   * the scale is Barrio-Cantalejo's (Validación de la Escala INFLESZ para evaluar la legibilidad de los textos dirigidos a pacientes,
   * Anales del Sistema Sanitario de Navarra 31(2), 2008): 0-40 very difficult, 40-55 somewhat difficult, 55-65 normal, 65-80 quite
   * easy, 80-100 very easy.
   */
  es: {name: 'INFLESZ', syllablesOf: countSpanishSyllables, perSyllable: 62.3, perWord: 1},
  // A new readability yardstick, 1948.
  en: {name: 'Flesch reading ease', syllablesOf: syllable, perSyllable: 84.6, perWord: 1.015},
};

/**
 * The readability of texts by the formula of their language. Every text ends a sentence, with or without a full stop.
 * @returns undefined when there are no words, or no formula for the language
 */
export function score(texts: readonly string[], locale: Locale): {formula: string; points: number} | undefined {
  const formula = formulas[locale];
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  if (!formula || words.length === 0) return undefined;
  const syllables = words.reduce((sum, word) => sum + formula.syllablesOf(word), 0);
  const points =
    206.835 - formula.perSyllable * (syllables / words.length) - formula.perWord * (words.length / sentences.length);
  return {formula: formula.name, points};
}
