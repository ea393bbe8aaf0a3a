import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import versions from './versions.json';

export const benchFolder = path.join(__dirname, '..');

/** The folder of the peers. Git, the checks and the tests ignore it; delete it to start again. */
export const cacheFolder = path.join(benchFolder, '../.cache/bench');

type PeerPackages = keyof typeof versions;

const packageFile = (packages: object): string =>
  JSON.stringify(
    // The browsers of the stock template. Otherwise a tool would use this site's own browserslist, further up.
    {private: true, browserslist: ['>0.5%', 'not dead', 'not op_mini all'], dependencies: packages},
    undefined,
    2,
  );

/**
 * Installs one of the pinned sets of packages into its own folder, if it is missing.
 * @returns the folder
 */
export function install(name: PeerPackages): string {
  const folder = path.join(cacheFolder, name);
  const file = path.join(folder, 'package.json');
  const content = packageFile(versions[name]);
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json')) && readFileSync(file, 'utf8') === content) {
    return folder;
  }
  console.error(`Installing ${name} ...`);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, content);
  // The `node` package downloads the program in its install script, which the site's .npmrc would disable.
  const args = ['install', '--no-fund', '--no-audit', '--loglevel=error', '--ignore-scripts=false'];
  const {status} = spawnSync('npm', args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    rmSync(file);
    throw new Error(
      `npm install of ${name} ended with ${status ?? 'a signal'} in ${folder}. The packages stand in bench/shared/versions.json.`,
    );
  }
  return folder;
}

/** Installs the packages of bench/package.json if they are missing: `npm ci` of the site leaves them out. */
export async function installPackages(): Promise<void> {
  const {ensureInstalled} = await import('../../scripts/setup/install.mjs');
  await ensureInstalled(benchFolder);
}

/**
 * Loads a package of bench/package.json. It may not be installed when types are checked, so the code that uses it declares the types.
 * @param name as in an import
 */
export async function importPackage(name: string): Promise<unknown> {
  await installPackages();
  return import(name);
}

/** The newer Node from npm that some peers require. */
export function newerNode(): string {
  return path.join(install('node'), 'node_modules/.bin/node');
}

/** Writes files, by their paths below a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}
