/**
 * Front coding of a word list: each word without the prefix it shares with the word before it. A capital letter gives the
 * length of the prefix (A = 0); the words themselves are lower case.
 */
const FIRST = 65;
const MAX_SHARED = 25;

function sharedPrefix(one: string, other: string): number {
  let count = 0;
  while (count < MAX_SHARED && count < one.length && one[count] === other[count]) count++;
  return count;
}

export function encodeWords(words: readonly string[]): string {
  return words.reduce((text, word, at) => {
    const count = sharedPrefix(word, words[at - 1] ?? '');
    return text + String.fromCharCode(FIRST + count) + word.slice(count);
  }, '');
}

export function decodeWords(text: string): string[] {
  let word = '';
  return (text.match(/[A-Z][^A-Z]*/g) ?? []).map((part) => {
    word = word.slice(0, part.charCodeAt(0) - FIRST) + part.slice(1);
    return word;
  });
}
