import {fold} from '../../lib/text';

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
  /** `short:whole` pairs for words that are abbreviated beside other words (q:que). */
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
  /** Letters whose phonetic key differs from the key of the letter without its accent (ñ). */
  readonly phoneticLetters: readonly Rule[];
  /** Spellings that are pronounced alike, rewritten to one. All are applied, in order. */
  readonly phoneticRules: readonly Rule[];
}

/** Text analysis of one language. The index builder and the reader's browser use the same object. */
export interface Analyzer {
  /** The words of a text in lower case, accents kept. Words longer than `MAX_WORD_LENGTH` are dropped. */
  readonly words: (text: string) => string[];
  readonly stem: (word: string) => string;
  /** Equal for words that are pronounced alike. */
  readonly phoneticKey: (word: string) => string;
  readonly isStop: (word: string) => boolean;
  /** Whether a stem belongs to a negation. */
  readonly isNegation: (stem: string) => boolean;
  /** Whether a stem belongs to words that take something away. */
  readonly isRemoval: (stem: string) => boolean;
  /** The word without a diminutive suffix, folded: plata for platita. */
  readonly stripDiminutive: (word: string) => string;
  /** The words of a text without stop words, as `contentOf` has it. */
  readonly contentWords: (text: string) => readonly string[];
}

/**
 * The longest word that is analyzed, in letters. Stemming and segmentation take more than linear time in the length of a word,
 * and a reader may paste anything. Two words typed without a space are shorter.
 */
const MAX_WORD_LENGTH = 40;

type Rewriter = readonly [RegExp, string];

function compile(rules: readonly Rule[]): Rewriter[] {
  return rules.map(([pattern, replacement]) => [new RegExp(pattern, 'gu'), replacement] as const);
}

function rewrite(word: string, rules: readonly Rewriter[]): string {
  return rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);
}

function rewriteFirst(word: string, rules: readonly Rewriter[]): string {
  for (const [pattern, replacement] of rules) {
    const nextWord = word.replace(pattern, replacement);
    if (nextWord !== word) return nextWord;
  }
  return word;
}

const parsePairs = (pairs: string): Map<string, string> =>
  new Map(pairs.split(' ').map((pair) => pair.split(':') as [string, string]));

/** The words without stop words, or all of them when there are only stop words ("¿y tú?"). */
export function contentOf<Token>(tokens: readonly Token[], isStop: (token: Token) => boolean): readonly Token[] {
  const content = tokens.filter((token) => !isStop(token));
  return content.length > 0 ? content : tokens;
}

/** Turns the rules of a language into functions. Throws what RegExp throws when a rule is malformed. */
export function createAnalyzer(rules: LanguageRules): Analyzer {
  const stops = new Set(rules.stopWords.split(' '));
  const protectedWords = new Set(rules.protectedWords.split(' '));
  const removals = new Set(rules.removal.split(' '));
  const overrides = parsePairs(rules.stemOverrides);
  const shortenings = parsePairs(rules.shortenings);
  const [pluralRule = [], ...suffixRules] = rules.suffixRules.map(compile);
  const diminutives = compile(rules.diminutives);
  const phoneticLetters = compile(rules.phoneticLetters);
  const phoneticRules = compile(rules.phoneticRules);

  // Cached: pages repeat their words, and spelling correction needs the keys of the same dictionary words for every query.
  const stems = new Map<string, string>();
  const phoneticKeys = new Map<string, string>();

  const words = (text: string): string[] => {
    const tokens = text
      .normalize('NFC')
      .toLowerCase()
      .replace(/['’](?:s(?![\p{L}\p{N}]))?/gu, '')
      .match(/[\p{L}\p{N}]+/gu);
    const limitedWords = (tokens ?? []).filter((word) => word.length <= MAX_WORD_LENGTH);
    // A single letter is the beginning of a word.
    return limitedWords.length > 1 ? limitedWords.map((word) => shortenings.get(word) ?? word) : limitedWords;
  };
  const isStop = (word: string): boolean => stops.has(fold(word));
  const override = (stem: string): string => overrides.get(stem) ?? stem;
  const stemOf = (word: string): string => {
    const foldedWord = fold(word);
    if (foldedWord.length < 4 || /\d/.test(foldedWord)) return override(foldedWord);
    if (protectedWords.has(foldedWord)) return foldedWord;
    const singular = rewriteFirst(foldedWord, pluralRule);
    if (protectedWords.has(singular)) return singular;
    return override(suffixRules.reduce(rewriteFirst, override(singular)));
  };

  return {
    words,
    isStop,
    isNegation: (stem) => stem === rules.negation,
    isRemoval: (stem) => removals.has(stem),
    stem(word) {
      const stem = stems.get(word) ?? stemOf(word);
      stems.set(word, stem);
      return stem;
    },
    stripDiminutive: (word) => rewriteFirst(fold(word), diminutives),
    phoneticKey(word) {
      const cachedKey = phoneticKeys.get(word);
      if (cachedKey !== undefined) return cachedKey;
      const key = rewrite(fold(rewrite(word.toLowerCase(), phoneticLetters)), phoneticRules);
      phoneticKeys.set(word, key);
      return key;
    },
    contentWords: (text) => contentOf(words(text), isStop),
  };
}
