import {findWord, type Catalogue, type Word} from './catalogue';

/** A text cut at its keys: `Toca {tabs.home}.` gives `Toca `, the word of tabs.home, and `.`. */
export type Piece = string | Word;

const keyInBraces = /\{([A-Za-z][\w.-]*)\}/g;

/**
 * Cuts a text at its `{keys}`.
 * @throws MessageError for a key that the catalogue does not have.
 */
export function cutAtKeys(text: string, catalogue: Catalogue): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(keyInBraces)) {
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push(findWord(catalogue, match[1] ?? ''));
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** Replaces the `{keys}` by their words, as plain text. Throws as cutAtKeys does. */
export function fillKeys(text: string, catalogue: Catalogue): string {
  return cutAtKeys(text, catalogue)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');
}
