import {markdownTable} from 'markdown-table';

/** The middle one of some numbers, or the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) {
    throw new Error('There is no median of nothing.');
  }
  return (low + high) / 2;
}

/** Kilobytes (1,000 bytes) with one digit below 100. */
export function kB(bytes: number): string {
  return bytes < 99_950 ? (bytes / 1000).toFixed(1) : (bytes / 1000).toFixed(0);
}

/** A Markdown table; numbers are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return markdownTable(
    [head, ...rows].map((cells) => [...cells]),
    {align: head.map((_, column) => (column === 0 ? 'l' : 'r'))},
  );
}
