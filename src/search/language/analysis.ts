import type {LanguageRules, Rule} from './rules';

/** One language at work: the same object is used by the builder and in the reader's browser. */
export interface Analyser {
  /** The words of a text in lower case, accents kept. */
  readonly words: (text: string) => string[];
  readonly stem: (word: string) => string;
  readonly sound: (word: string) => string;
  readonly isStop: (word: string) => boolean;
  /** The word without what readers hang on it out of habit, when there is something: plata for platita. */
  readonly loosen: (word: string) => string;
  /** The words that carry meaning, or all of them when none does ("¿y tú?"). */
  readonly content: (text: string) => string[];
}

/** Lower case without accents: how a word is compared, whoever wrote it. */
export function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

type Rewriter = readonly [RegExp, string];

function compile(rules: readonly Rule[]): Rewriter[] {
  return rules.map(([pattern, replacement]) => [new RegExp(pattern, 'gu'), replacement] as const);
}

function rewrite(word: string, rules: readonly Rewriter[]): string {
  return rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);
}

function rewriteFirst(word: string, rules: readonly Rewriter[]): string {
  for (const [pattern, replacement] of rules) {
    const next = word.replace(pattern, replacement);
    if (next !== word) return next;
  }
  return word;
}

/** Turns the rules of a language into functions. Throws what RegExp throws when a rule is malformed. */
export function createAnalyser(rules: LanguageRules): Analyser {
  const stops = new Set(rules.stopWords.split(' '));
  const keep = new Set(rules.keep.split(' '));
  const irregular = new Map(rules.irregular.split(' ').map((pair) => pair.split(':') as [string, string]));
  const [plural = [], ...endings] = rules.endings.map(compile);
  const loose = compile(rules.loose);
  const letters = compile(rules.letters);
  const sounds = compile(rules.sounds);

  // The same words are compared with every slip, and the rules are many.
  const heard = new Map<string, string>();

  const words = (text: string): string[] =>
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/['’](?:s(?![\p{L}\p{N}]))?/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const isStop = (word: string): boolean => stops.has(fold(word));
  const regular = (word: string): string => irregular.get(word) ?? word;

  return {
    words,
    isStop,
    stem(word) {
      const folded = fold(word);
      if (folded.length < 4 || /\d/.test(folded)) return regular(folded);
      if (keep.has(folded)) return folded;
      const singular = rewriteFirst(folded, plural);
      if (keep.has(singular)) return singular;
      return regular(endings.reduce(rewriteFirst, regular(singular)));
    },
    loosen: (word) => rewriteFirst(fold(word), loose),
    sound(word) {
      const known = heard.get(word);
      if (known !== undefined) return known;
      const sound = rewrite(fold(rewrite(word.toLowerCase(), letters)), sounds);
      heard.set(word, sound);
      return sound;
    },
    content(text) {
      const all = words(text);
      const some = all.filter((word) => !isStop(word));
      return some.length > 0 ? some : all;
    },
  };
}
