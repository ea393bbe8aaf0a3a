// @ts-check
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import process from 'node:process';
import {run} from './run.mjs';

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
 * @param {string} root
 * @param {(path: string) => boolean} skip asked with paths relative to root, slashes forward
 * @param {string} [folder]
 * @returns {string[]} files relative to root, sorted
 */
function listFiles(root, skip, folder = root) {
  return readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) => {
      const file = join(folder, entry.name);
      const path = relative(root, file).split(sep).join('/');
      if (skip(path)) return [];
      return entry.isDirectory() ? listFiles(root, skip, file) : [path];
    })
    .sort();
}

/**
 * A hash of everything that affects a build: sources, settings, locked packages and the version of Node.
 * @param {string} root
 */
export function hashInputs(root) {
  const hash = createHash('sha256').update(`node ${process.version}\n`);
  for (const path of listFiles(root, (candidate) => noInput.has(candidate) || testFile.test(candidate))) {
    const content = readFileSync(join(root, path));
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/**
 * A hash of the names, sizes and times of the built files: another build, or a file removed by hand, changes it.
 * @param {string} folder
 */
function hashOutput(folder) {
  const hash = createHash('sha256');
  for (const path of listFiles(folder, () => false)) {
    const {size, mtimeMs} = statSync(join(folder, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** @param {string} root */
function stampFile(root) {
  return join(root, '.cache', 'build-stamp.json');
}

/**
 * Records that `build/` was made from the inputs with this hash.
 * @param {string} root
 * @param {string} inputs a hash from `hashInputs`, taken before the build began
 */
export function writeStamp(root, inputs) {
  mkdirSync(join(root, '.cache'), {recursive: true});
  writeFileSync(stampFile(root), JSON.stringify({inputs, output: hashOutput(join(root, 'build'))}));
}

/**
 * Whether `build/` is the untouched result of the inputs with this hash.
 * @param {string} root
 * @param {string} inputs a hash from `hashInputs`
 */
export function isBuilt(root, inputs) {
  const stamp = stampFile(root);
  const output = join(root, 'build');
  if (!existsSync(stamp) || !existsSync(output)) return false;
  const record = JSON.parse(readFileSync(stamp, 'utf8'));
  return record.inputs === inputs && record.output === hashOutput(output);
}

/**
 * Builds both languages unless `build/` is up to date.
 * @param {string} root
 * @returns {Promise<boolean>} whether a build was made
 */
export async function ensureBuilt(root) {
  const inputs = hashInputs(root);
  if (isBuilt(root, inputs)) return false;
  console.log('Building both languages (npm run build) ...');
  rmSync(stampFile(root), {force: true});
  const code = await run('npm', ['run', '--silent', 'build'], {
    cwd: root,
    env: {...process.env, NODE_ENV: 'production'},
  });
  if (code !== 0) {
    throw new Error(`The build failed with exit code ${code}. Its message is above: it names the page to correct.`);
  }
  writeStamp(root, inputs);
  return true;
}
