/** A rewriting rule: the source of a regular expression, and its replacement. */
export type Rule = readonly [pattern: string, replacement: string];

/**
 * The rules of one language, as plain data: the parts of its text file.
 *
 * The rules travel inside the index, so the code in the reader's browser is the same for every
 * language, and a new language is one file beside `es.txt`. All words are lower case; all but
 * `phoneticLetters` are folded (no accents), because readers leave accents out and the stem must not depend on them.
 * Patterns use no look-behind, which Safari before 16.4 cannot read.
 */
export interface LanguageRules {
  /** `short:whole` pairs for words that are typed short beside others (q:que). */
  readonly shortenings: string;
  /** Words without a subject of their own, separated by spaces. */
  readonly stopWords: string;
  /**
   * The stem of negations. In a heading they distinguish a problem from a task ("I cannot pay"); in running text they are ignored.
   */
  readonly negation: string;
  /** Stems of words that take something away: a page with one in its title is not shown first unless a query asks for it. */
  readonly removal: string;
  /** Words that are their own stem, because stemming would conflate two subjects. */
  readonly protectedWords: string;
  /** `stem:stem` pairs for verbs whose stem changes (pid:ped). */
  readonly stemOverrides: string;
  /** Suffixes to strip: in each step the first rule that matches is applied, and the steps follow each other. */
  readonly suffixRules: readonly (readonly Rule[])[];
  /** Rules for a word that no page has, tried before spelling correction: diminutives (platita). */
  readonly diminutives: readonly Rule[];
  /** Letters whose phonetic key differs from that of the letter without its accent (ñ). */
  readonly phoneticLetters: readonly Rule[];
  /** Spellings that are pronounced alike, rewritten to one. All are applied, in order. */
  readonly phoneticRules: readonly Rule[];
}
