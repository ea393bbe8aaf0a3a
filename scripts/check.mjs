// @ts-check
// `npm run check`: every check of the sources, in parallel, with a line for each and its notices. A failed check shows all its output.
// `-- --release` also refuses facts that nobody confirmed and translations that are not up to date.
import {readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {capture, root} from './setup/run.mjs';

/** @typedef {import('./setup/results.mjs').Result} Result */

/**
 * The checks as arguments of `npm run`, slowest first so that two of them never wait for the third. A script in package.json whose name
 * begins with `check:` is a check without being named here.
 */
function listChecks() {
  const {scripts} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const otherChecks = Object.keys(scripts).filter((name) => name.startsWith('check:'));
  const names = ['lint', 'typecheck', 'spell', 'knip', 'format:check', 'lint:md', 'lint:css', ...otherChecks];
  return names.map((name) => [name]);
}

/**
 * Runs checks and prints a line for each as it ends.
 * @param {string[][]} [checks] arguments of `npm run`; all of them when left out
 * @param {string} [folder] the folder of their package.json
 * @returns {Promise<Required<Result>>}
 */
export async function runChecks(checks = listChecks(), folder = root) {
  const queue = [...checks];
  /** @type {Required<Result>} */
  const count = {passed: 0, failed: 0, notable: []};
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const name = check.join(' ');
      const begin = performance.now();
      const {code, output} = await capture('npm', ['run', '--silent', ...check], {cwd: folder});
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
      if (code === 0) {
        count.passed += 1;
        for (const line of output.split('\n')) if (line.startsWith('Notice: ')) console.log(`  ${line}`);
      } else {
        count.failed += 1;
        count.notable.push(`failed: npm run ${name}`);
        console.log(`${output.trimEnd()}\n✗ ${name}: see above. Alone: npm run ${name}\n`);
      }
    }
  };
  await Promise.all(Array.from({length: Math.min(availableParallelism(), 4)}, worker));
  return count;
}

if (process.argv[1] === import.meta.filename) {
  const releaseChecks = process.argv.includes('--release')
    ? ['check:content', 'translations'].map((name) => [name, '--', '--release'])
    : [];
  const {passed, failed} = await runChecks([...listChecks(), ...releaseChecks]);
  console.log(`${passed} checks passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
