/**
 * A list of words, each without what it shares with the word before it: a capital letter says how
 * many characters are shared (A = 0). The words themselves are lower case.
 */
const FIRST = 65;
const MOST_SHARED = 25;

function shared(one: string, other: string): number {
  let count = 0;
  while (count < MOST_SHARED && count < one.length && one[count] === other[count]) count++;
  return count;
}

export function writeWords(words: readonly string[]): string {
  return words.reduce((text, word, at) => {
    const count = shared(word, words[at - 1] ?? '');
    return text + String.fromCharCode(FIRST + count) + word.slice(count);
  }, '');
}

export function readWords(text: string): string[] {
  let word = '';
  return (text.match(/[A-Z][^A-Z]*/g) ?? []).map((part) => {
    word = word.slice(0, part.charCodeAt(0) - FIRST) + part.slice(1);
    return word;
  });
}
