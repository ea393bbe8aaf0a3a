// @ts-check
// `npm test`: installs what is missing, browser included, runs everything and ends with a count over all of it. Options choose
// a part: `--skip-browser`, or `--only-browser`, which may be one of several shards (`--shard=1/4`).
// It must start on a fresh clone, so it imports no packages.
import {mkdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {runChecks} from './check.mjs';
import {browserEnvironment} from './setup/browser.mjs';
import {ensureBuilt} from './setup/build.mjs';
import {addCounts, countPlaywright, countVitest} from './setup/count.mjs';
import {ensureInstalled} from './setup/install.mjs';
import {capture, run} from './setup/run.mjs';
import {listPlaywright, listVitest} from './setup/failedTests.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const results = join(root, 'test-results');
const reports = {
  vitest: join(results, 'vitest.json'),
  playwright: join(results, 'playwright.json'),
  engines: join(results, 'engines.json'),
};

/** @typedef {import('./setup/count.mjs').Count} Count */

/** @param {string} title */
function heading(title) {
  console.log(`\n== ${title}`);
}

/** @returns {Promise<Count>} */
async function runUnitAndContractTests() {
  const args = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`];
  return countVitest(reports.vitest, await run('npx', ['--no-install', ...args], {cwd: root}));
}

/**
 * @param {NodeJS.ProcessEnv} found how Playwright finds the browser
 * @param {string | undefined} shard
 * @returns {Promise<Count>}
 */
async function runBrowserTests(found, shard) {
  const env = {
    ...process.env,
    ...found,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright,
    PLAYWRIGHT_HTML_OUTPUT_DIR: join(root, 'playwright-report'),
    PLAYWRIGHT_HTML_OPEN: 'never',
  };
  const reporters = ['line', 'json', ...(process.env.CI ? ['html'] : [])];
  const args = ['playwright', 'test', '--config=e2e', `--reporter=${reporters.join()}`];
  if (shard) {
    args.push(`--shard=${shard}`);
  }
  return countPlaywright(reports.playwright, await run('npx', ['--no-install', ...args], {cwd: root, env}));
}

/**
 * The journeys in engines of earlier years, which are packages for x86-64 Linux, and in those of the system.
 * @returns {Promise<Count>}
 */
async function runEngineTests() {
  await ensureInstalled(join(root, 'e2e', 'browsers'));
  const args = ['vitest', 'run', '--config=e2e/browsers/vitest.config.mts', '--reporter=default', '--reporter=json'];
  const report = `--outputFile.json=${reports.engines}`;
  const {code, output} = await capture('npx', ['--no-install', ...args, report], {cwd: root});
  heading('Journeys in other engines');
  console.log(output);
  return countVitest(reports.engines, code);
}

/** The checks of the sources run beside the build, which does not use all cores all the time. */
async function checkAndBuild() {
  const [checked, built] = await Promise.allSettled([runChecks(root), ensureBuilt(root)]);
  if (built.status === 'rejected') throw built.reason;
  if (checked.status === 'rejected') throw checked.reason;
  return checked.value;
}

const options = /** @type {const} */ ({
  'skip-browser': {type: 'boolean', default: false},
  'only-browser': {type: 'boolean', default: false},
  shard: {type: 'string'},
});

/** @returns {Promise<Count>} */
async function runTests() {
  const {values} = parseArgs({options});
  if (values['skip-browser'] && values['only-browser']) {
    throw new Error('--skip-browser and --only-browser together leave nothing to run: leave one of them out.');
  }
  await ensureInstalled(root);
  const browser = values['skip-browser'] ? undefined : await browserEnvironment(root);
  rmSync(results, {recursive: true, force: true});
  mkdirSync(results, {recursive: true});
  /** @type {Count[]} */
  const counts = [];
  if (values['only-browser']) {
    heading('Build');
    await ensureBuilt(root);
  } else {
    heading('Checks and build');
    counts.push(await checkAndBuild());
    heading('Unit and contract tests');
    counts.push(await runUnitAndContractTests());
  }
  if (browser !== undefined) {
    heading('Browser tests');
    // Engines wait more than they compute: they run beside. Hosted checks, which run the parts above side by side, run these in a job of
    // their own.
    const engines = values['only-browser'] ? [] : [runEngineTests()];
    counts.push(...(await Promise.all([runBrowserTests(browser, values.shard), ...engines])));
  }
  return addCounts(...counts);
}

/** @type {Count} */
let count = {passed: 0, failed: 1};
try {
  count = await runTests();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
const unsteady = [reports.vitest, reports.engines].flatMap(listVitest).concat(listPlaywright(reports.playwright));
if (unsteady.length) {
  console.log(`\n${unsteady.join('\n')}`);
}
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
