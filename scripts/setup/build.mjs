// @ts-check
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import process from 'node:process';
import {root, run} from './run.mjs';

// Everything in the repository may change the build, except the files and folders named here. A new folder counts until it is listed, so
// a forgotten entry costs a needless build but never a stale page.
const noInput = new Set([
  ...['.cache', '.docusaurus', 'build', 'coverage', 'node_modules', 'playwright-report', 'test-results'],
  ...['.ci', '.devcontainer', '.git', '.github', '.vscode', 'renovate.json'],
  ...['bench', 'e2e', 'findings', 'hosting', 'scripts', 'cspell-words.txt', 'eslint.config.mjs', 'vitest.config.mts'],
  ...['CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md'],
]);
const testFile = /\.test\.[cm]?[jt]sx?$/;

/**
 * The files below a folder, in a fixed order.
 * @param {string} folder
 */
const listFiles = (folder) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => join(parentPath, name))
    .sort();

/**
 * A hash of everything that affects a build: sources, settings, locked packages and the version of Node.
 * @param {string} folder of the project
 */
export function hashInputs(folder) {
  const hash = createHash('sha256').update(`node ${process.version}\n`);
  const files = readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => !noInput.has(name))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(folder, entry.name)) : join(folder, entry.name)));
  for (const file of files.filter((each) => !testFile.test(each))) {
    const content = readFileSync(file);
    hash.update(`${relative(folder, file)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/**
 * A hash of the names, sizes and times of the built files: another build, or a file removed by hand, changes it.
 * @param {string} folder
 */
function hashOutput(folder) {
  const hash = createHash('sha256');
  for (const file of listFiles(folder)) {
    const {size, mtimeMs} = statSync(file);
    hash.update(`${relative(folder, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** @param {string} folder of the project */
const stampFile = (folder) => join(folder, '.cache', 'build-stamp.json');

/**
 * Records that `build/` was made from the inputs with this hash.
 * @param {string} folder of the project
 * @param {string} inputs a hash from `hashInputs`, taken before the build began
 */
export function writeStamp(folder, inputs) {
  mkdirSync(join(folder, '.cache'), {recursive: true});
  writeFileSync(stampFile(folder), JSON.stringify({inputs, output: hashOutput(join(folder, 'build'))}));
}

/**
 * Whether `build/` is the untouched result of the inputs with this hash.
 * @param {string} folder of the project
 * @param {string} inputs a hash from `hashInputs`
 */
export function isBuilt(folder, inputs) {
  const stamp = stampFile(folder);
  const output = join(folder, 'build');
  if (!existsSync(stamp) || !existsSync(output)) return false;
  const record = JSON.parse(readFileSync(stamp, 'utf8'));
  return record.inputs === inputs && record.output === hashOutput(output);
}

/** Builds both languages unless `build/` is up to date. */
export async function ensureBuilt() {
  const inputs = hashInputs(root);
  if (isBuilt(root, inputs)) return;
  console.log('Building both languages (npm run build) ...');
  rmSync(stampFile(root), {force: true});
  const code = await run('npm', ['run', '--silent', 'build'], {env: {...process.env, NODE_ENV: 'production'}});
  if (code !== 0) {
    throw new Error(`The build failed with exit code ${code}. Its message is above: it names the page to correct.`);
  }
  writeStamp(root, inputs);
}
