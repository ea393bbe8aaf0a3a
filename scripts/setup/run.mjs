// @ts-check
import {spawn, spawnSync} from 'node:child_process';
import process from 'node:process';

// npm and npx are .cmd files on Windows, which only start through a shell.
const shell = process.platform === 'win32';

/**
 * Runs a command in view of the reader and waits for it.
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd: string, env?: NodeJS.ProcessEnv}} options
 * @returns {Promise<number>} the exit code; 1 when a signal ended it. Rejects when the command cannot be started.
 */
export function run(command, args, {cwd, env = process.env}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd, env, shell, stdio: ['ignore', 'inherit', 'inherit']});
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command without showing its output, and returns both streams in their order.
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd: string, env?: NodeJS.ProcessEnv}} options
 * @returns {Promise<{code: number, output: string}>}
 */
export function capture(command, args, {cwd, env = process.env}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({code: code ?? 1, output}));
  });
}

/**
 * Whether a command starts and succeeds. A stub that only proposes to install the real program does not.
 * @param {string} command
 * @param {string[]} args
 */
export function works(command, args) {
  return spawnSync(command, args, {stdio: 'ignore', timeout: 20_000}).status === 0;
}
