/**
 * A variable-length encoding of numbers as printable characters, so that an index is plain text, which any host compresses.
 *
 * 0-59 take one character. Larger numbers are preceded by characters of a second range, five bits each.
 */
const LAST = 35;
const LAST_COUNT = 60;
const MORE = LAST + LAST_COUNT;
const MORE_COUNT = 32;

/** Encodes integers from 0 up. */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (let number of numbers) {
    while (number >= LAST_COUNT) {
      number -= LAST_COUNT;
      text += String.fromCharCode(MORE + (number % MORE_COUNT));
      number = Math.floor(number / MORE_COUNT);
    }
    text += String.fromCharCode(LAST + number);
  }
  return text;
}

/** Decodes the output of `encodeNumbers`. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let more: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= MORE) more.push(code - MORE);
    else {
      numbers.push(more.reduceRight((value, low) => value * MORE_COUNT + low + LAST_COUNT, code - LAST));
      more = [];
    }
  }
  return numbers;
}
