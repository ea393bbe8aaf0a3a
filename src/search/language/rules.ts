/** A rewriting rule: the source of a regular expression, and what takes its place. */
export type Rule = readonly [pattern: string, replacement: string];

/**
 * Everything the search knows about one language, as plain data.
 *
 * The rules travel inside the index, so the code in the reader's browser is the same for every
 * language, and a new language is one file beside `es.ts`. All words are lower case; all but
 * `letters` are folded (no accents), because readers leave accents out and the stem must not depend on them.
 * Patterns stay clear of look-behind, which Safari before 16.4 cannot read.
 */
export interface LanguageRules {
  readonly code: string;
  /** Words that say nothing about the subject, separated by spaces. */
  readonly stopWords: string;
  /** Words that are their own stem, because cutting them would join two subjects. */
  readonly keep: string;
  /** `stem:stem` pairs for verbs whose stem changes (pid:ped). */
  readonly irregular: string;
  /** Endings to cut: in each step the first rule that matches is applied, and the steps follow each other. */
  readonly endings: readonly (readonly Rule[])[];
  /** Rewritings to try on a word that no page has, before it is taken for a slip: the small form of a word (platita). */
  readonly loose: readonly Rule[];
  /** Letters that need more than losing their accent when a word is turned into its sound. */
  readonly letters: readonly Rule[];
  /** Spellings that sound alike, brought to one. All are applied, in order. */
  readonly sounds: readonly Rule[];
}
