// `npm run test:mutations`: applies the mutations to copies of the project and shows that the test of each fails.
// `npm run test:mutations -- Footer` runs those whose name contains the word.
import process from 'node:process';
import {parseArgs} from 'node:util';
import {Mutant} from './mutant';
import {isInline, type Mutation} from './mutation';
import {mutations} from './mutations';
import {isDetected, runMutation, runOriginal, type Verdict, type Verdicts} from './verdict';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function choose(filter = ''): readonly Mutation[] {
  return mutations.filter(({name}) => name.toLowerCase().includes(filter.toLowerCase()));
}

function print({name, test: [spec, title]}: Mutation, verdict: Verdict): void {
  console.log(`${name.padEnd(60)}  ${`${spec}: ${title}`.slice(0, 74).padEnd(74)}  ${verdict}`);
}

/** Takes one mutation of the queues after the other until none is left. One that cannot be run does not stop the others. */
async function runQueues(mutant: Mutant, queues: Mutation[][]): Promise<Verdicts> {
  const verdicts: Verdicts = new Map();
  const next = () => queues.find((queue) => queue.length)?.shift();
  for (let mutation = next(); mutation; mutation = next()) {
    const verdict = await runMutation(mutant, mutation).catch((error: unknown): Verdict => {
      console.error(messageOf(error));
      return 'NOT RUN';
    });
    print(mutation, verdict);
    verdicts.set(mutation, verdict);
  }
  return verdicts;
}

/** Runs the tests of mutations without any of them. */
async function runUnaltered(mutant: Mutant, chosen: readonly Mutation[]): Promise<Verdicts> {
  const verdicts = await runOriginal(mutant, chosen);
  verdicts.forEach((verdict, mutation) => print(mutation, verdict));
  return verdicts;
}

/**
 * Three copies work at the same time, because browser tests wait more than they compute. The first and the second begin with the
 * tests on unaltered builds, which have the locales that the mutations of these tests have later. The third begins with the
 * mutations of the inline script, in the pages of the first.
 */
async function runAll([first, second, third]: readonly [Mutant, Mutant, Mutant], chosen: readonly Mutation[]) {
  const onFirst = chosen.filter((mutation) => isInline(mutation) || mutation.allLocales);
  const onSecond = chosen.filter((mutation) => !onFirst.includes(mutation));
  const areBuilt = await Promise.all([first.builds(onFirst), second.builds(onSecond)]);
  if (areBuilt.includes(false)) {
    throw new Error('The project does not build as it is: try `npm run build`.');
  }
  third.copyBuild(first);
  const inline = chosen.filter(isInline);
  const others = chosen.filter((mutation) => !isInline(mutation));
  const unaltered = [runUnaltered(first, onFirst), runUnaltered(second, onSecond)] as const;
  const verdicts = await Promise.all([
    runQueues(third, [inline, others]),
    unaltered[0].then(() => runQueues(first, [others])),
    unaltered[1].then(() => runQueues(second, [others])),
    // A test that fails without its mutation proves nothing: these come last and replace the others.
    ...unaltered,
  ]);
  return new Map(verdicts.flatMap((each) => [...each]));
}

async function main(): Promise<void> {
  const {
    positionals: [filter],
  } = parseArgs({allowPositionals: true});
  const chosen = choose(filter);
  if (!chosen.length) {
    throw new Error(`No mutation has "${filter ?? ''}" in its name. They are listed in e2e/mutations/.`);
  }
  const mutants = [new Mutant(), new Mutant(), new Mutant()] as const;
  try {
    console.log(`${'Mutation'.padEnd(60)}  ${'Test'.padEnd(74)}  With it`);
    const verdicts = await runAll(mutants, chosen);
    const undetected = [...verdicts].filter(([, verdict]) => !isDetected(verdict));
    console.log(`\n${chosen.length - undetected.length} of ${chosen.length} mutations are detected`);
    undetected.forEach(([mutation, verdict]) => print(mutation, verdict));
    process.exitCode = undetected.length ? 1 : 0;
  } finally {
    mutants.forEach((mutant) => mutant.remove());
  }
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
