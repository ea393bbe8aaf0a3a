import data from './mutations.json';

/** A change to one file of the project. Without `text` its whole content is replaced. */
export interface Edit {
  file: string;
  /** Stands exactly once in the file. */
  text?: string;
  /** What replaces the text; nothing by default. */
  by?: string;
}

/**
 * A change that reintroduces a fault, and the test that must fail because of it. One of a theme component puts the stock component in the
 * place of the swizzle: without the file Docusaurus would resolve other files, and the bundler would compile every module anew.
 */
export interface Mutation extends Edit {
  /** The behaviour that is lost. */
  name: string;
  /** The browser test: a spec under e2e/ and the beginning of the title of one of its tests. */
  spec: string;
  title: string;
  /** Whether its test reads pages of several locales. Without English Docusaurus links every language to the root, too. */
  allLocales?: boolean;
}

/** Every mutation. Each must make its test fail: `npm run test:mutations`. */
export const mutations: readonly Mutation[] = data;

/** The file of the test of a mutation. */
export const testFile = ({spec}: Mutation): string => `e2e/${spec}.spec.ts`;

/**
 * The content of a file after an edit.
 * @throws when the text does not stand there exactly once: the list has not followed the code
 */
export function applyEdit(content: string, {file, text, by = ''}: Edit): string {
  if (text === undefined) {
    return by;
  }
  const pieces = content.split(text);
  if (pieces.length !== 2) {
    throw new Error(`${file} should contain this exactly once, but contains it ${pieces.length - 1} times: ${text}`);
  }
  return pieces.join(by);
}
