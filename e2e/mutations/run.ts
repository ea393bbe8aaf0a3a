// `npm run test:mutations`: applies the mutations to a copy of the project and shows that the test of each fails.
// `npm run test:mutations -- Footer` runs those whose name contains the word.
import {availableParallelism} from 'node:os';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {groupMutations, isInline} from './groups';
import {Mutant, patternOf} from './mutant';
import type {Mutation} from './mutation';
import {mutations} from './mutations';

type Verdict = 'red' | 'the build fails' | 'STILL GREEN' | 'RED WITHOUT IT' | 'NO SUCH TEST' | 'NOT RUN';
type Verdicts = Map<Mutation, Verdict>;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const has = (titles: readonly string[], mutation: Mutation) =>
  titles.some((title) => new RegExp(patternOf(mutation)).test(title));

function choose(filter = ''): readonly Mutation[] {
  return mutations.filter(({name}) => name.toLowerCase().includes(filter.toLowerCase()));
}

/** Without any mutation each test must exist and pass; only then does a failure prove anything. */
async function runOriginal(mutant: Mutant, chosen: readonly Mutation[]): Promise<Verdicts> {
  if (!(await mutant.builds(chosen))) {
    throw new Error('The project does not build as it is: try `npm run build`.');
  }
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
 * mutation affects more than its own test, and each is applied alone. So is one whose test stays green beside the others.
 */
async function runGroup(mutant: Mutant, group: readonly Mutation[], control: readonly Mutation[]): Promise<Verdicts> {
  const verdicts: Verdicts = new Map();
  if (group.length > 1) {
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

/** The group whose tests need the same kind of build and come next, the first one after the last. */
function controlOf(groups: readonly Mutation[][], group: readonly Mutation[]): readonly Mutation[] {
  const alike = groups.filter(
    (each) => each.every(isInline) === group.every(isInline) && each[0]?.allLocales === group[0]?.allLocales,
  );
  const next = alike[(alike.indexOf(group as Mutation[]) + 1) % alike.length] ?? [];
  return next === group ? [] : next;
}

function print({name, test: [spec, title]}: Mutation, verdict: Verdict): void {
  console.log(`${name.padEnd(60)}  ${`${spec}: ${title}`.slice(0, 74).padEnd(74)}  ${verdict}`);
}

/** Takes one group after the other until none is left. A group that cannot be run does not stop the others. */
async function runWaiting(mutant: Mutant, waiting: Mutation[][], all: readonly Mutation[][]): Promise<Verdicts> {
  const verdicts: Verdicts = new Map();
  for (let group = waiting.shift(); group; group = waiting.shift()) {
    const taken = group;
    const found = await runGroup(mutant, taken, controlOf(all, taken)).catch((error: unknown): Verdicts => {
      console.error(messageOf(error));
      return new Map(taken.map((mutation) => [mutation, 'NOT RUN']));
    });
    found.forEach((verdict, mutation) => {
      print(mutation, verdict);
      verdicts.set(mutation, verdict);
    });
  }
  return verdicts;
}

async function main(): Promise<void> {
  const {
    positionals: [filter],
  } = parseArgs({allowPositionals: true});
  const chosen = choose(filter);
  if (!chosen.length) {
    throw new Error(`No mutation has "${filter ?? ''}" in its name. They are listed in e2e/mutations/.`);
  }
  const first = new Mutant();
  // One copy is built while the tests of the other wait for their pages.
  const second = availableParallelism() > 1 && chosen.length > 1 ? new Mutant() : undefined;
  try {
    console.log(`${'Mutation'.padEnd(60)}  ${'Test'.padEnd(74)}  With it`);
    const [original] = await Promise.all([runOriginal(first, chosen), second?.builds(chosen)]);
    original.forEach((verdict, mutation) => print(mutation, verdict));
    const groups = groupMutations(chosen.filter((mutation) => !original.has(mutation)));
    const waiting = [...groups];
    const found = await Promise.all(
      [first, second].flatMap((mutant) => (mutant ? [runWaiting(mutant, waiting, groups)] : [])),
    );
    const verdicts = [original, ...found].flatMap((each) => [...each.values()]);
    const detected = verdicts.filter((verdict) => verdict === 'red' || verdict === 'the build fails');
    console.log(`\n${detected.length} of ${chosen.length} mutations are detected`);
    process.exitCode = detected.length === chosen.length ? 0 : 1;
  } finally {
    first.remove();
    second?.remove();
  }
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
