import {type Mutant, patternOf} from './mutant';
import type {Mutation} from './mutation';

export type Verdict = 'red' | 'the build fails' | 'STILL GREEN' | 'RED WITHOUT IT' | 'NO SUCH TEST' | 'NOT RUN';
export type Verdicts = Map<Mutation, Verdict>;

const has = (titles: readonly string[], mutation: Mutation) =>
  titles.some((title) => new RegExp(patternOf(mutation)).test(title));

/** Whether a mutation is detected. */
export const isDetected = (verdict: Verdict | undefined): boolean => verdict === 'red' || verdict === 'the build fails';

/**
 * Without any mutation each test must exist and pass; only then does a failure prove anything.
 * @returns verdicts on the others
 * @throws when the project does not build as it is
 */
export async function runOriginal(mutant: Mutant, chosen: readonly Mutation[]): Promise<Verdicts> {
  if (!(await mutant.builds(chosen))) {
    throw new Error('The project does not build as it is: try `npm run build`.');
  }
  const {passed, failed} = await mutant.runTests(chosen);
  const verdicts: Verdicts = new Map();
  for (const mutation of chosen) {
    if (has(failed, mutation)) {
      verdicts.set(mutation, 'RED WITHOUT IT');
    } else if (!has(passed, mutation)) {
      verdicts.set(mutation, 'NO SUCH TEST');
    }
  }
  return verdicts;
}

/** Runs the test of a mutation while it is applied. */
export function runMutation(mutant: Mutant, mutation: Mutation): Promise<Verdict> {
  return mutant.with(mutation, async () => {
    if (!(await mutant.builds([mutation]))) return 'the build fails';
    const {failed} = await mutant.runTests([mutation]);
    return failed.length ? 'red' : 'STILL GREEN';
  });
}
