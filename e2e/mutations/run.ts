// `npm run test:mutations`: the test of each mutation must fail, and pass without it. `npm run test:mutations -- announcement` runs those
// whose name contains the word.
import {cpSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {run} from '../../scripts/setup/run.mjs';
import {ProjectCopy} from '../support/projectCopy';
import {isBuilt, mutate, type Mutation} from './mutation';
import {mutations} from './mutations';

/**
 * Builds a copy of the project with mutations, and runs the tests of projects (playwright.config.ts) on it.
 * @returns the exit code
 * @throws when the copy cannot be built
 */
async function test(all: readonly Mutation[], projects: readonly string[]): Promise<number> {
  const copy = new ProjectCopy();
  try {
    cpSync(join(__dirname, '..'), copy.path('e2e'), {recursive: true});
    for (const mutation of all) {
      copy.edit(mutation.file, (content) => mutate(content, mutation));
    }
    const {code, output} = await copy.build();
    if (code !== 0) {
      throw new Error(`The project does not build with mutations.\n${output}`);
    }
    const cli = join('node_modules', '@playwright', 'test', 'cli.js');
    const args = [cli, 'test', '--config=e2e/mutations', ...projects.map((name) => `--project=${name}`)];
    return await run(process.execPath, args, {cwd: copy.folder});
  } finally {
    copy.remove();
  }
}

async function main(): Promise<void> {
  const word = process.argv[2]?.toLowerCase() ?? '';
  const selection = mutations.filter(({name}) => name.toLowerCase().includes(word));
  if (!selection.length) {
    throw new Error(`No mutation has "${word}" in its name. They are listed in e2e/mutations/mutations.ts.`);
  }
  const [ofBuild, switchable] = [selection.filter(isBuilt), selection.filter((mutation) => !isBuilt(mutation))];
  const namesOf = (all: readonly Mutation[]) => all.map(({name}) => name);
  // A test that fails without a mutation proves nothing: in this copy all are off at first.
  const runs = [test(switchable, [...namesOf(switchable), 'no mutation'])];
  if (ofBuild.length) {
    // Here all are on, in different parts of the site.
    runs.push(test(ofBuild, namesOf(ofBuild)));
  }
  process.exitCode = Math.max(...(await Promise.all(runs)));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
