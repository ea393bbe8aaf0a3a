// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {root, run} from './run.mjs';

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
 * Whether node_modules contains the packages of package-lock.json; others do no harm. npm writes node_modules/.package-lock.json at the
 * end of an install, so an interrupted install does not leave it behind. It does not show that a package was removed by hand later, so
 * the folder of each package must exist too. Optional packages may be missing, because they are the builds for other systems.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const stamp = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(stamp)) return false;
  const packages = readPackages(stamp);
  return Object.entries(readPackages(join(folder, 'package-lock.json'))).every(([path, lockEntry]) =>
    path in packages
      ? isDeepStrictEqual(packages[path], lockEntry) && existsSync(join(folder, path))
      : lockEntry.optional,
  );
}

/**
 * Installs the locked packages unless they are there already.
 * @param {string} [folder]
 */
export async function ensureInstalled(folder = root) {
  if (isInstalled(folder)) return;
  console.log('Installing packages (npm ci) ...');
  // With NODE_ENV=production npm would leave out the tools that build, serve and test the site.
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {cwd: folder});
  if (code !== 0) {
    throw new Error(
      `npm ci failed with exit code ${code}. Its message is above; a registry that cannot be reached is the usual reason.`,
    );
  }
}
