import {nearestKey} from '../writer-errors/didYouMean';
import {writerMessage} from '../writer-errors/message';
import {MessageError} from '../writer-errors/writerError';

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

/** The error for an unknown key, or a word that a page cannot show. The message says what to do. */
export class UnknownWordError extends MessageError {
  override name = 'UnknownWordError';
}

/**
 * The word of a key.
 * @throws UnknownWordError with the nearest key, or when the word has a gap that only the app can fill.
 */
export function findWord(catalogue: Catalogue, key: string): Word {
  const word = catalogue.words.get(key);
  if (!word) {
    const files = `src/manual/catalogue/strings/*.${catalogue.locale}.json`;
    throw new UnknownWordError(writerMessage('unknownKey', {key, files}, nearestKey(key, catalogue.words.keys())));
  }
  if (/\{\{.*?\}\}|\$t\(/.test(word.text))
    throw new UnknownWordError(writerMessage('keyWithGap', {key, word: word.text}));
  return word;
}
