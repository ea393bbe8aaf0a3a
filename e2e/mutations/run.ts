// `npm run test:mutations`: applies the mutations to copies of the project and shows that the test of each fails.
// `npm run test:mutations -- Footer` runs those whose name contains the word.
import process from 'node:process';
import {parseArgs} from 'node:util';
import {Mutant} from './mutant';
import {mutations, type Mutation} from './mutation';
import {isDetected, runMutation, runOriginal, type Verdict, type Verdicts} from './verdict';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function choose(filter = ''): readonly Mutation[] {
  return mutations.filter(({name}) => name.toLowerCase().includes(filter.toLowerCase()));
}

function print({name, spec, title}: Mutation, verdict: Verdict): void {
  console.log(`${name.padEnd(60)}  ${`${spec}: ${title}`.slice(0, 74).padEnd(74)}  ${verdict}`);
}

/** Takes one mutation of the queue after the other until none is left. One that cannot be run does not stop the others. */
async function runQueue(mutant: Mutant, queue: Mutation[], verdicts: Verdicts): Promise<void> {
  for (let mutation = queue.shift(); mutation; mutation = queue.shift()) {
    const verdict = await runMutation(mutant, mutation).catch((error: unknown): Verdict => {
      console.error(messageOf(error));
      return 'NOT RUN';
    });
    print(mutation, verdict);
    verdicts.set(mutation, verdict);
  }
}

/**
 * Three copies work at the same time, because browser tests wait more than they compute. The first begins with the tests on the project
 * as it is: one that fails without its mutation proves nothing.
 */
async function runAll(mutants: readonly Mutant[], chosen: readonly Mutation[]): Promise<Verdicts> {
  const queue = [...chosen];
  const verdicts: Verdicts = new Map();
  const unaltered: Verdicts = new Map();
  await Promise.all(
    mutants.map(async (mutant, index) => {
      if (index === 0) {
        (await runOriginal(mutant, chosen)).forEach((verdict, mutation) => {
          print(mutation, verdict);
          unaltered.set(mutation, verdict);
        });
      }
      await runQueue(mutant, queue, verdicts);
    }),
  );
  return new Map([...verdicts, ...unaltered]);
}

async function main(): Promise<void> {
  const {
    positionals: [filter],
  } = parseArgs({allowPositionals: true});
  const chosen = choose(filter);
  if (!chosen.length) {
    throw new Error(`No mutation has "${filter ?? ''}" in its name. They are listed in e2e/mutations/mutations.json.`);
  }
  const mutants = chosen.slice(0, 3).map(() => new Mutant());
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
