import {markdownTable} from '../../src/lib/text';

/** Kilobytes (1,000 bytes) with one digit below 100. */
export function kB(bytes: number): string {
  return bytes < 99_950 ? (bytes / 1000).toFixed(1) : (bytes / 1000).toFixed(0);
}

/** A Markdown table; numbers are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return markdownTable([head, ...rows], [...head.keys()].slice(1));
}
