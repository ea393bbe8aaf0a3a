// @ts-check
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import process from 'node:process';

/** The folder of the project. */
export const root = join(import.meta.dirname, '../..');

// On Windows, npm and npx are .cmd files, which only start through a shell.
const shell = process.platform === 'win32';

/** @typedef {{cwd?: string, env?: NodeJS.ProcessEnv}} Options in the folder of the project unless it names another */

/**
 * Runs a command without showing its output, and returns both streams in order.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @param {'pipe' | 'inherit'} [stdio] `inherit` shows the output and returns none of it
 * @returns {Promise<{code: number, output: string}>} the code is 1 when a signal ended it. Rejects when the command cannot be started.
 */
export async function capture(command, args, {cwd = root, env = process.env} = {}, stdio = 'pipe') {
  const child = spawn(command, args, {cwd, env, shell, stdio: ['ignore', stdio, stdio]});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    });
  }
  const [code] = await once(child, 'close');
  return {code: code ?? 1, output};
}

/**
 * Runs a command, shows its output and waits for its end.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<number>} the exit code
 */
export const run = async (command, args, options) => (await capture(command, args, options, 'inherit')).code;
