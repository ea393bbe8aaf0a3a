import {findWord, type Catalogue, type Word} from './catalogue';

/** A text cut at its keys: `Toca {tabs.home}.` gives `Toca `, the word of tabs.home, and `.`. */
export type Piece = string | Word;

/** Cuts a text at its `{keys}`, and makes something of each key. */
export const splitAtKeys = <Made>(text: string, make: (key: string) => Made): (string | Made)[] =>
  text
    .split(/\{([A-Za-z][\w.-]*)\}/)
    .map((piece, index) => (index % 2 === 1 ? make(piece) : piece))
    .filter((piece) => piece !== '');

/**
 * Cuts a text at its `{keys}`, which become their words.
 * @throws MessageError for a key that the catalogue does not have.
 */
export const cutAtKeys = (text: string, catalogue: Catalogue): Piece[] =>
  splitAtKeys(text, (key) => findWord(catalogue, key));

/** Replaces the `{keys}` by their words, as plain text. Throws as cutAtKeys does. */
export function fillKeys(text: string, catalogue: Catalogue): string {
  return cutAtKeys(text, catalogue)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');
}
