import {didYouMean} from './nearest';

/** Where a word comes from: the app's screens, the company, or the invented people and things in pictures. */
export type WordKind = 'label' | 'fact' | 'sample';

/** One word in one language. */
export interface Word {
  readonly key: string;
  readonly kind: WordKind;
  readonly text: string;
}

/** All words of one language, by flat key. */
export interface Catalogue {
  readonly locale: string;
  readonly words: ReadonlyMap<string, Word>;
}

/** A key that the catalogue does not have, or a word that a page cannot show. The message says what to do. */
export class UnknownWordError extends Error {
  override name = 'UnknownWordError';
}

/**
 * The word of a key.
 * @throws UnknownWordError with the nearest key, or when the word has a gap that only the app can fill.
 */
export function findWord(catalogue: Catalogue, key: string): Word {
  const word = catalogue.words.get(key);
  if (!word) {
    throw new UnknownWordError(
      `found the key "${key}", which is not in catalogue/*.${catalogue.locale}.json; expected a key of the catalogue.${didYouMean(key, catalogue.words.keys())}`,
    );
  }
  if (/\{\{.*?\}\}|\$t\(/.test(word.text)) {
    throw new UnknownWordError(
      `found the key "${key}" ("${word.text}"), whose gap only the app can fill; expected a word without {{gaps}}. Say it in other words, or use another key.`,
    );
  }
  return word;
}
