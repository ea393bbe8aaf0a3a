// @ts-check
import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {run, works} from './run.mjs';

/**
 * Whether a web server can be started here.
 * @param {string} name its command
 */
export const isInstalled = (name) =>
  spawnSync(name, ['version'], {stdio: 'ignore', timeout: 20_000}).error === undefined;

/**
 * Installs nginx and Caddy for the host tests (e2e/hosts), on the machine of hosted checks only: the packages of a system may
 * start a server that listens to the world. Elsewhere the tests say which of them did not run.
 * @param {string} root
 */
export async function ensureServers(root) {
  const missing = Object.entries({nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'], caddy: ['caddy']}).filter(
    ([name]) => !isInstalled(name),
  );
  if (missing.length === 0 || !process.env.CI || process.getuid?.() !== 0 || !works('apt-get', ['--version'])) {
    return;
  }
  console.log(`Installing ${missing.map(([name]) => name).join(' and ')} for the host tests ...`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  await run('apt-get', ['update', '-qq'], {cwd: root, env});
  for (const [, packages] of missing) {
    // One by one: where a system lacks the one, the other still comes.
    await run('apt-get', ['install', '-qq', '--yes', '--no-install-recommends', ...packages], {cwd: root, env});
  }
}
