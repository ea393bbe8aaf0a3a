import {isInline} from './groups';
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
 */
export async function runOriginal(mutant: Mutant, chosen: readonly Mutation[]): Promise<Verdicts> {
  // The build minifies the inline script once more; here the tests meet it as they do in the runs with a mutation of it.
  const {passed, failed} = await mutant.withInlineScript([], () => mutant.runTests(chosen));
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

/** Applies one mutation alone. */
async function runAlone(mutant: Mutant, mutation: Mutation): Promise<Verdict> {
  const runTest = async (): Promise<Verdict> => {
    const {failed} = await mutant.runTests([mutation]);
    return failed.length ? 'red' : 'STILL GREEN';
  };
  if (isInline(mutation)) {
    return mutant.withInlineScript([mutation], runTest);
  }
  return mutant.with([mutation], async () => ((await mutant.builds([mutation])) ? runTest() : 'the build fails'));
}

/**
 * Applies the mutations of a group in one build. The tests of another group are the control: when one of them fails too, a
 * mutation affects more than its own test, and each is applied alone. So is each of a group without a control, and one whose test
 * stays green beside the others.
 */
export async function runGroup(
  mutant: Mutant,
  group: readonly Mutation[],
  control: readonly Mutation[],
): Promise<Verdicts> {
  const verdicts: Verdicts = new Map();
  if (group.length > 1 && control.length) {
    const outcome = await mutant.with(group, async () =>
      (await mutant.builds(group)) ? mutant.runTests([...group, ...control]) : undefined,
    );
    if (outcome && !control.some((mutation) => has(outcome.failed, mutation))) {
      group.filter((mutation) => has(outcome.failed, mutation)).forEach((mutation) => verdicts.set(mutation, 'red'));
    }
  }
  for (const mutation of group.filter((each) => !verdicts.has(each))) {
    verdicts.set(mutation, await runAlone(mutant, mutation));
  }
  return verdicts;
}
