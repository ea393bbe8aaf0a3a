/** A change to a file that reintroduces a fault, and the test that must fail because of it. */
export interface Mutation {
  /** The behaviour that is lost. */
  name: string;
  file: string;
  /** Stands exactly once in the file; without it the whole file is replaced. */
  text?: string;
  /** What replaces the text, where `isMutant` is whether the mutation is on. By default the text is a statement that is left out then. */
  by?: string;
  /** The browser test: a spec under e2e/ and the beginning of the title of one of its tests. */
  spec: string;
  title: string;
}

/** Whether a mutation is in the built HTML or in a stylesheet. The others are in code that runs in the page, which can be asked there. */
export const isBuilt = ({file, text}: Mutation): boolean => text === undefined || file.endsWith('.css');

/** A pattern of the full title of a mutation's test in Spanish: another language changes words alone. */
export const patternOf = ({title}: Mutation): RegExp =>
  new RegExp(`^(?!.*\\(en[,)])(?:.* )?${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/**
 * The content of a file with a mutation.
 * @throws when the text does not stand there exactly once: the list has not followed the code
 */
export function mutate(content: string, {name, file, text = content, by}: Mutation): string {
  const pieces = content.split(text);
  if (pieces.length !== 2) {
    throw new Error(`${file} should contain this exactly once, but contains it ${pieces.length - 1} times: ${text}`);
  }
  const mutated = by ?? `if (!isMutant) {${text}}`;
  return pieces.join(mutated.replace('isMutant', `(globalThis.mutation === ${JSON.stringify(name)})`));
}
