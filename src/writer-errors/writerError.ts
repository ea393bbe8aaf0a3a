import {inspect} from 'node:util';
import {describe, describeIn, type Message} from './message';

/** Anything that has a line: a node of the tree. */
export interface Positioned {
  readonly position?: {readonly start: {readonly line: number}} | undefined;
}

/** An error of a writer, ready to print. */
export interface WriterError {
  /** From the site's root, with `/`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly message: Message;
}

/** `docs/help/index.mdx:12: ` with the message in every language, one line each. */
export function formatWriterError({file, line, message}: WriterError): string {
  return `${file}:${line}: ${describe(message)}`;
}

/** An error without file and line. The caller knows them and turns it into a WriterError. */
export class MessageError extends Error {
  override name = 'MessageError';

  constructor(readonly text: Message) {
    super(describeIn('en', text));
  }
}

/** Runs `find`; passes the text of a MessageError to `report` and returns undefined. */
export function orReport<T>(find: () => T, report: (text: Message) => void): T | undefined {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof MessageError)) throw error;
    report(error.text);
    return undefined;
  }
}

/** Writer errors that stop the build; the message lists them by line. Printed without a stack: the writer's file is what is wrong. */
export class WriterErrors extends Error {
  override name = 'WriterErrors';

  constructor(readonly errors: readonly WriterError[]) {
    super(
      [...errors]
        .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
        .map(formatWriterError)
        .join('\n'),
    );
  }

  /** How `docusaurus build` prints an error that reaches it. */
  [inspect.custom](): string {
    return this.message;
  }
}
