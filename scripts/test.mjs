// @ts-check
// `npm test`: installs what is missing, browser included, runs everything and ends with a count over all of it.
// It must start on a fresh clone, so it imports no packages.
import {mkdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {runChecks} from './check.mjs';
import {ensureBrowser} from './setup/browser.mjs';
import {ensureBuilt} from './setup/build.mjs';
import {addCounts, countPlaywright, countVitest} from './setup/count.mjs';
import {ensureInstalled} from './setup/install.mjs';
import {run} from './setup/run.mjs';
import {listPlaywright, listVitest} from './setup/unsteady.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const results = join(root, 'test-results');
const reports = {vitest: join(results, 'vitest.json'), playwright: join(results, 'playwright.json')};

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
 * @param {string} browser
 * @returns {Promise<Count>}
 */
async function runBrowserTests(browser) {
  const env = {...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright};
  const args = ['playwright', 'test', '--config=e2e', '--reporter=line,json,./e2e/support/faultTable.ts'];
  return countPlaywright(reports.playwright, await run('npx', ['--no-install', ...args], {cwd: root, env}));
}

/** @returns {Promise<Count>} */
async function runEverything() {
  await ensureInstalled(root);
  const browser = await ensureBrowser(root);
  rmSync(results, {recursive: true, force: true});
  mkdirSync(results, {recursive: true});
  heading('Checks');
  const checks = await runChecks(root);
  heading('Build');
  const fresh = await ensureBuilt(root);
  console.log(fresh ? 'Built.' : 'Up to date.');
  heading('Unit and contract tests');
  const tests = await runUnitAndContractTests();
  heading('Browser tests');
  return addCounts(checks, tests, await runBrowserTests(browser));
}

/** @type {Count} */
let count = {passed: 0, failed: 1};
try {
  count = await runEverything();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
const unsteady = [...listVitest(reports.vitest), ...listPlaywright(reports.playwright)];
if (unsteady.length) {
  console.log(`\n${unsteady.join('\n')}`);
}
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
