import {type Analyzer, fold} from '../language/analyzer';
import {editDistance} from '../../lib/editDistance';

/** A word with its analysis, computed once per word. */
export interface AnalyzedWord {
  readonly word: string;
  readonly stem: string;
  readonly stop: boolean;
  times: number;
}

/** A misspelt word is matched by its stem, unless the stem is as short as this: mov of mover and movimiento. */
const SHORT_STEM = 7;
const MAX_EDITS = 2;
const MAX_FORMS = 3;

/** The most frequent form (the shorter of equally frequent ones), then others beyond its edit distance. */
function chooseForms(stem: string, words: AnalyzedWord[]): string[] {
  words.sort(
    (one, other) => other.times - one.times || one.word.length - other.word.length || (one.word < other.word ? -1 : 1),
  );
  const chosen = words.slice(0, 1).map(({word}) => word);
  if (stem.length > SHORT_STEM) return chosen;
  for (const {word} of words) {
    if (chosen.length === MAX_FORMS) break;
    if (chosen.every((other) => editDistance(fold(word), fold(other), MAX_EDITS) > MAX_EDITS)) chosen.push(word);
  }
  return chosen;
}

/** All words of the pages, with their stems and frequencies. */
export class Vocabulary {
  readonly #words = new Map<string, AnalyzedWord>();
  readonly #analyzer: Analyzer;

  constructor(analyzer: Analyzer) {
    this.#analyzer = analyzer;
  }

  read(word: string): AnalyzedWord {
    let known = this.#words.get(word);
    if (!known) {
      known = {word, stem: this.#analyzer.stem(word), stop: this.#analyzer.isStop(word), times: 0};
      this.#words.set(word, known);
    }
    known.times++;
    return known;
  }

  /** For each stem the forms for the dictionary: the most frequent one first. */
  forms(): Map<string, string[]> {
    const byStem = new Map<string, AnalyzedWord[]>();
    for (const known of this.#words.values()) {
      const words = byStem.get(known.stem);
      if (words) words.push(known);
      else byStem.set(known.stem, [known]);
    }
    return new Map([...byStem].map(([stem, words]) => [stem, chooseForms(stem, words)]));
  }
}
