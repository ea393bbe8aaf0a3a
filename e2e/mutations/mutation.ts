/** A change to one file of the project. Without `text` its whole content is replaced. */
export interface Edit {
  file: string;
  /** Stands exactly once in the file. */
  text?: string;
  /** What replaces the text; nothing by default. */
  by?: string;
}

/** A change that reintroduces a fault, and the test that must fail because of it. */
export interface Mutation {
  /** The behaviour that is lost. */
  name: string;
  edit: Edit;
  /**
   * A spec under e2e/ and the beginning of the title of one of its tests, without the locale. `contract/...` names a test of
   * the built files, `src/...` a unit test by its path without `.test.ts`, and the others name a browser test.
   */
  test: readonly [spec: string, title: string];
  /** Whether its test reads pages of several locales. Without English Docusaurus links every language to the root, too. */
  allLocales?: boolean;
  /** Whether a check of the build rejects the mutation, which then shares its build with no other. */
  failsBuild?: boolean;
}

/**
 * The stock component replaces the swizzle of a theme component. The file stays: without it Docusaurus would resolve
 * other files, and the bundler would compile every module anew.
 */
export function swizzle(component: string, spec: string, title: string): Mutation {
  return {
    name: `theme/${component}`,
    edit: {file: `src/theme/${component}/index.tsx`, by: `export {default} from '@theme-original/${component}';\n`},
    test: [spec, title],
  };
}

/** Whether the test of a mutation is a unit test, beside what it tests. */
const isUnit = ({test: [spec]}: Mutation): boolean => spec.startsWith('src/');

/** Whether the test of a mutation needs no browser: it reads the built files, or is a unit test. */
export const needsNoBrowser = (mutation: Mutation): boolean =>
  isUnit(mutation) || mutation.test[0].startsWith('contract/');

/** The file of the test of a mutation. */
export function testFile(mutation: Mutation): string {
  const [spec] = mutation.test;
  return isUnit(mutation) ? `${spec}.test.ts` : `e2e/${spec}.${needsNoBrowser(mutation) ? 'test' : 'spec'}.ts`;
}

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
