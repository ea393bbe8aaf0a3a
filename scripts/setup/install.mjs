// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {run} from './run.mjs';

/**
 * @param {string} file a lockfile of npm
 * @returns {Record<string, {optional?: boolean}>} its packages by path, without the project itself
 */
function readPackages(file) {
  const {packages} = JSON.parse(readFileSync(file, 'utf8'));
  delete packages[''];
  return packages;
}

/**
 * Whether node_modules contains the packages of package-lock.json; others do no harm. npm writes node_modules/.package-lock.json as the
 * last act of an install, so it is a stamp that no interrupted install can leave behind; that a package was removed by hand since is
 * not in it, so each one's folder must be there too. Optional packages may be missing: they are the builds for other systems.
 * @param {string} root
 */
export function isInstalled(root) {
  const stamp = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(stamp)) return false;
  const installed = readPackages(stamp);
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(([path, wanted]) =>
    path in installed ? isDeepStrictEqual(installed[path], wanted) && existsSync(join(root, path)) : wanted.optional,
  );
}

/**
 * Installs the locked packages unless they are there already.
 * @param {string} root
 * @returns {Promise<boolean>} whether something was installed
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return false;
  console.log('Installing packages (npm ci) ...');
  // With NODE_ENV=production npm would leave out the tools that build, serve and test the site.
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {cwd: root});
  if (code !== 0) {
    throw new Error(
      `npm ci failed with exit code ${code}. Its message is above; a registry that cannot be reached is the usual reason.`,
    );
  }
  return true;
}
