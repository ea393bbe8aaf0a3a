import {type Analyser, fold} from '../language/analysis';
import {slips} from '../query/distance';

/** What is known of a word: worked out once, since the same words come back all the time. */
export interface KnownWord {
  readonly word: string;
  readonly stem: string;
  readonly stop: boolean;
  times: number;
}

/** A slip in a word is recognised by its stem, unless the stem is as short as this: mov of mover and movimiento. */
const SHORT_STEM = 4;
const LOOKS_ALIKE = 2;
const MOST_FORMS = 3;

/** The most frequent form (the shorter one when they are even), then others that look different. */
function chooseForms(stem: string, words: KnownWord[]): string[] {
  words.sort(
    (one, other) => other.times - one.times || one.word.length - other.word.length || (one.word < other.word ? -1 : 1),
  );
  const chosen = words.slice(0, 1).map(({word}) => word);
  if (stem.length > SHORT_STEM) return chosen;
  for (const {word} of words) {
    if (chosen.length === MOST_FORMS) break;
    if (chosen.every((other) => slips(fold(word), fold(other), LOOKS_ALIKE) > LOOKS_ALIKE)) chosen.push(word);
  }
  return chosen;
}

/** All words of the pages, with their stems and how often they were read. */
export class Vocabulary {
  readonly #words = new Map<string, KnownWord>();
  readonly #analyser: Analyser;

  constructor(analyser: Analyser) {
    this.#analyser = analyser;
  }

  read(word: string): KnownWord {
    let known = this.#words.get(word);
    if (!known) {
      known = {word, stem: this.#analyser.stem(word), stop: this.#analyser.isStop(word), times: 0};
      this.#words.set(word, known);
    }
    known.times++;
    return known;
  }

  /** For each stem the forms to offer: the usual one first. */
  forms(): Map<string, string[]> {
    const byStem = new Map<string, KnownWord[]>();
    for (const known of this.#words.values()) {
      const words = byStem.get(known.stem);
      if (words) words.push(known);
      else byStem.set(known.stem, [known]);
    }
    return new Map([...byStem].map(([stem, words]) => [stem, chooseForms(stem, words)]));
  }
}
