// @ts-check
import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {run, works} from './run.mjs';

/** Programs that the host tests (e2e/hosts) start, with their Debian packages: web servers, and what a deploy takes. */
const packages = {
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  apache2: ['apache2'],
  rsync: ['rsync'],
  openssl: ['openssl'],
};

/** The names of the web servers. */
export const servers = ['nginx', 'caddy', 'apache2'];

/**
 * Whether a program of the host tests can be started here.
 * @param {string} name its command
 */
export const isServerInstalled = (name) =>
  spawnSync(name, ['version'], {stdio: 'ignore', timeout: 20_000}).error === undefined;

/**
 * Programs that are required and missing. Hosted checks install them, and name those that the machine cannot install.
 * @param {readonly string[]} missing
 * @param {NodeJS.ProcessEnv} env what `serverEnvironment` returned among it
 */
export function unexpectedlyMissing(missing, env) {
  const cannotInstall = env.SERVERS_NOT_INSTALLABLE?.split(',') ?? [];
  return env.CI ? missing.filter((name) => !cannotInstall.includes(name)) : [];
}

/**
 * Installs the programs for the host tests, on the machine of hosted checks only: the packages of a system may start a server
 * that listens to the world. Elsewhere the tests say which of them did not run.
 * @param {string} root
 * @returns {Promise<NodeJS.ProcessEnv>} the environment for the tests: which servers the machine cannot install
 */
export async function serverEnvironment(root) {
  const missing = Object.keys(packages).filter((name) => !isServerInstalled(name));
  if (missing.length === 0 || !process.env.CI) {
    return {};
  }
  if (process.getuid?.() === 0 && works('apt-get', ['--version'])) {
    console.log(`Installing ${missing.join(' and ')} for the host tests ...`);
    const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
    await run('apt-get', ['update', '-qq'], {cwd: root, env});
    for (const [name, names] of Object.entries(packages).filter(([each]) => missing.includes(each))) {
      // One by one: where a system lacks the one, the other still comes.
      if (
        (await run('apt-get', ['install', '-qq', '--yes', '--no-install-recommends', ...names], {cwd: root, env})) !== 0
      ) {
        console.warn(`apt-get could not install ${name}.`);
      }
    }
  }
  const without = missing.filter((name) => !isServerInstalled(name));
  if (without.length === 0) {
    return {};
  }
  console.warn(
    `This machine cannot install ${without.join(' and ')}: it takes root, apt-get and its packages. The host tests DO NOT RUN there.`,
  );
  return {SERVERS_NOT_INSTALLABLE: without.join()};
}
