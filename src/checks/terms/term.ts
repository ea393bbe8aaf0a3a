/** A thing, the one word for it, and the words that are not used for it. */
export interface Term {
  readonly thing: string;
  readonly use: string;
  /** Patterns of whole words, with their forms. A word that is wrong in one sense only stands with its neighbours. */
  readonly not: readonly string[];
  /** Patterns of phrases in which such a word is right. */
  readonly except?: readonly string[];
}
