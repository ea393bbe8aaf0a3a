// @ts-check
// `npm run check`: every check of the sources, in parallel, with a line each; a failed one shows all its output.
import {availableParallelism} from 'node:os';
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {capture} from './setup/run.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @typedef {{passed: number, failed: number}} Count */

/**
 * The checks, slowest first so that two of them never wait for the third. A script in package.json whose name begins with
 * `check:` is one of them without being named here.
 * @param {string} folder
 */
export function listChecks(folder) {
  const {scripts} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const named = ['lint', 'typecheck', 'spell', 'knip', 'format:check', 'lint:md', 'lint:css'];
  return [...named, ...Object.keys(scripts).filter((name) => name.startsWith('check:'))];
}

/**
 * Runs every check and prints a line for each as it ends.
 * @param {string} folder
 * @returns {Promise<Count>}
 */
export async function runChecks(folder) {
  const waiting = listChecks(folder);
  const count = {passed: 0, failed: 0};
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const begin = performance.now();
      const {code, output} = await capture('npm', ['run', '--silent', name], {cwd: folder});
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
      if (code === 0) {
        count.passed += 1;
      } else {
        count.failed += 1;
        console.log(`${output.trimEnd()}\n✗ ${name}: see above. Alone: npm run ${name}\n`);
      }
    }
  };
  await Promise.all(Array.from({length: Math.min(availableParallelism(), 4)}, worker));
  return count;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {passed, failed} = await runChecks(root);
  console.log(`${passed} checks passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
