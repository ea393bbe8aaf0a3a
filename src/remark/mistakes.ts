/** Anything that knows its line: a node of the tree. */
export interface Positioned {
  readonly position?: {readonly start: {readonly line: number}} | undefined;
}

/** A mistake of a writer, ready to print. */
export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** What a message says: what stands on the page, what should stand there, and how to get there. */
export interface Misuse {
  readonly found: string;
  readonly expected: string;
  readonly advice: string;
}

/** `found <Steps> with two lists; expected one numbered list. Put the second list in its own <Steps>.` */
export function describe({found, expected, advice}: Misuse): string {
  return `found ${found}; expected ${expected}. ${advice}`;
}

/** `docs/help/index.mdx:12: found ...` */
export function formatMistake({file, line, message}: Mistake): string {
  return `${file}:${line}: ${message}`;
}

/** Thrown at the end of a page that has mistakes; its message lists them all, by line. */
export class PageError extends Error {
  override name = 'PageError';

  constructor(readonly mistakes: readonly Mistake[]) {
    super(
      [...mistakes]
        .sort((a, b) => a.line - b.line)
        .map(formatMistake)
        .join('\n'),
    );
  }
}
