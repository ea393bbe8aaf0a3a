import {nearestKey} from '../../writer-errors/didYouMean';
import {writerMessage} from '../../writer-errors/message';
import {MessageError} from '../../writer-errors/writerError';

/** Where a word comes from: the app's screens, the company, or the invented people and things in pictures. */
export type WordKind = 'label' | 'fact' | 'sample';

/** One word in one language. */
export interface Word {
  readonly key: string;
  readonly kind: WordKind;
  readonly text: string;
  /** A fact that the company has not confirmed: readers are told that it is a sample. */
  readonly unconfirmed?: true;
}

/** All words of one language, by flat key. */
export interface Catalogue {
  readonly locale: string;
  readonly words: ReadonlyMap<string, Word>;
}

/**
 * The word of a key.
 * @throws MessageError with the nearest key; also when the word has a gap that only the app can fill.
 */
export function findWord(catalogue: Catalogue, key: string): Word {
  const word = catalogue.words.get(key);
  if (!word) {
    const files = `src/manual/catalogue/strings/*.${catalogue.locale}.json`;
    throw new MessageError(writerMessage('unknownKey', {key, files}, nearestKey(key, catalogue.words.keys())));
  }
  if (/\{\{.*?\}\}|\$t\(/.test(word.text)) throw new MessageError(writerMessage('keyWithGap', {key, word: word.text}));
  return word;
}

/** Splits a text at its `{keys}` and calls `make` for each key: `Toca {tabs.home}.` gives `Toca `, the result for tabs.home, and `.`. */
export const splitAtKeys = <Made>(text: string, make: (key: string) => Made): (string | Made)[] =>
  text
    .split(/\{([A-Za-z][\w.-]*)\}/)
    .map((piece, index) => (index % 2 === 1 ? make(piece) : piece))
    .filter((piece) => piece !== '');

/** Replaces the `{keys}` of a text with their words, as plain text. */
export const fillKeys = (text: string, wordOf: (key: string) => string): string => splitAtKeys(text, wordOf).join('');

/** The link for a web address, an e-mail or a phone number. Any other fact is plain text and gives undefined. */
export function linkOf(fact: string): {readonly href: string; readonly text: string} | undefined {
  if (/^https?:\/\/\S+$/.test(fact)) return {href: fact, text: fact.replace(/^https?:\/\//, '').replace(/\/$/, '')};
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fact)) return {href: `mailto:${fact}`, text: fact};
  if (/^\+[\d ()-]+$/.test(fact)) return {href: `tel:+${fact.replace(/\D/g, '')}`, text: fact};
  return undefined;
}
