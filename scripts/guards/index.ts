// `npm run test:guards`: takes each guard away in a copy of the project, builds it and shows that the test named for it fails.
// `npm run test:guards -- Footer` tries those whose name has the word in it.
import process from 'node:process';
import {duties} from './duties';
import type {Guard} from './guard';
import {swizzles} from './swizzles';
import {patternOf, Trial} from './trial';

type Verdict = 'red' | 'the build stops' | 'STILL GREEN' | 'NOT GREEN WITH IT' | 'NO SUCH TEST' | 'NOT TRIED';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function chosen(filter: string | undefined): Guard[] {
  return [...swizzles, ...duties].filter(({name}) => !filter || name.toLowerCase().includes(filter.toLowerCase()));
}

/** With every guard in place each test must exist and pass; only then does a failure say anything. */
async function tryWithAll(trial: Trial, guards: Guard[]): Promise<Map<Guard, Verdict>> {
  if (!(await trial.builds(guards))) {
    throw new Error('The project does not build as it is: try `npm run build`.');
  }
  const {passed, failed} = await trial.runTests(guards);
  const verdicts = new Map<Guard, Verdict>();
  for (const guard of guards) {
    const isIts = (title: string) => new RegExp(patternOf(guard)).test(title);
    if (failed.some(isIts)) {
      verdicts.set(guard, 'NOT GREEN WITH IT');
    } else if (!passed.some(isIts)) {
      verdicts.set(guard, 'NO SUCH TEST');
    }
  }
  return verdicts;
}

async function tryWithout(trial: Trial, guard: Guard): Promise<Verdict> {
  return trial.without(guard, async () => {
    if (!(await trial.builds([guard]))) {
      return 'the build stops';
    }
    const {failed} = await trial.runTests([guard]);
    return failed.length ? 'red' : 'STILL GREEN';
  });
}

function print(guard: Guard, verdict: Verdict): void {
  const [spec, title] = guard.test;
  console.log(`${guard.name.padEnd(60)}  ${`${spec}: ${title}`.slice(0, 74).padEnd(74)}  ${verdict}`);
}

async function main(): Promise<void> {
  const guards = chosen(process.argv[2]);
  if (!guards.length) {
    throw new Error(`No guard has "${process.argv[2]}" in its name. Look in scripts/guards/.`);
  }
  const trial = new Trial();
  try {
    console.log(`${'Guard'.padEnd(60)}  ${'Test'.padEnd(74)}  Without it`);
    const known = await tryWithAll(trial, guards);
    let missed = 0;
    for (const guard of guards) {
      const verdict =
        known.get(guard) ??
        (await tryWithout(trial, guard).catch((error: unknown): Verdict => {
          console.error(messageOf(error));
          return 'NOT TRIED';
        }));
      print(guard, verdict);
      missed += verdict === 'red' || verdict === 'the build stops' ? 1 : 0;
    }
    console.log(`\n${missed} of ${guards.length} guards are missed when they are gone`);
    process.exitCode = missed === guards.length ? 0 : 1;
  } finally {
    trial.remove();
  }
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
