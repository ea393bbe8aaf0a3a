// @ts-check
// `npm test`: installs what is missing, including a browser, runs everything and ends with a count of all tests. Options choose
// a part: `--skip-browser`, `--only-browser`, which may be one of several shards (`--shard=1/4`), or `--only-hosts`.
// It must start on a fresh clone, so it imports no packages.
import {mkdirSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {runChecks} from './check.mjs';
import {browserEnvironment} from './setup/browser.mjs';
import {ensureBuilt} from './setup/build.mjs';
import {ensureInstalled} from './setup/install.mjs';
import {addResults, readPlaywright, readVitest} from './setup/results.mjs';
import {capture, root, run} from './setup/run.mjs';

const results = join(root, 'test-results');

/** @typedef {import('./setup/results.mjs').Result} Result */

/** @param {string} title */
const heading = (title) => console.log(`\n== ${title}`);

/** @param {string} name */
const reportOf = (name) => join(results, `${name}.json`);

/**
 * Runs vitest, and shows its output only when it ends, because other tests run at the same time.
 * @param {string} title
 * @param {string} name the name of its report
 * @param {string[]} args
 * @returns {Promise<Result>}
 */
async function runVitest(title, name, args) {
  const report = reportOf(name);
  const command = ['--no-install', 'vitest', 'run', '--reporter=default', '--reporter=json'];
  const {code, output} = await capture('npx', [...command, `--outputFile.json=${report}`, ...args]);
  heading(title);
  console.log(output);
  return readVitest(report, code);
}

/**
 * Without a browser, the browser tests count as failed, and all other tests run.
 * @param {NodeJS.ProcessEnv | Error} browser how Playwright finds the browser, or why there is none
 * @param {string | undefined} shard
 * @returns {Promise<Result>}
 */
async function runBrowserTests(browser, shard) {
  if (browser instanceof Error) {
    return {passed: 0, failed: 1, notable: [`failed: browser tests: ${browser.message}`]};
  }
  const env = {
    ...process.env,
    ...browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('playwright'),
    PLAYWRIGHT_HTML_OUTPUT_DIR: join(root, 'playwright-report'),
    PLAYWRIGHT_HTML_OPEN: 'never',
  };
  const reporters = ['line', 'json', ...(process.env.CI ? ['html'] : [])];
  const args = ['--no-install', 'playwright', 'test', '--config=e2e', `--reporter=${reporters.join()}`];
  if (shard) args.push(`--shard=${shard}`);
  return readPlaywright(reportOf('playwright'), await run('npx', args, {env}));
}

/**
 * Waits for all promises, even if one fails, so that nothing runs after the summary.
 * @template {readonly unknown[] | []} Work
 * @param {Work} work
 */
async function together(work) {
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** @returns {Promise<Result>} */
async function runTests() {
  const {
    values: {'skip-browser': skipBrowser, 'only-browser': onlyBrowser, 'only-hosts': onlyHosts, shard},
  } = parseArgs({
    options: {
      'skip-browser': {type: 'boolean'},
      'only-browser': {type: 'boolean'},
      'only-hosts': {type: 'boolean'},
      shard: {type: 'string'},
    },
  });
  if ([skipBrowser, onlyBrowser, onlyHosts].filter(Boolean).length > 1) {
    throw new Error('--skip-browser, --only-browser and --only-hosts choose a part each: leave only one of them.');
  }
  await ensureInstalled();
  // The hosted checks run the tests of the hosts after all other tests, whose results stay.
  rmSync(onlyHosts ? reportOf('hosts') : results, {recursive: true, force: true});
  mkdirSync(results, {recursive: true});
  if (onlyHosts) {
    await ensureBuilt();
    return runVitest('Tests of the hosts', 'hosts', ['--project=built', 'e2e/hosts']);
  }
  heading(onlyBrowser ? 'Build' : 'Checks and build');
  // The checks run at the same time as the tests, which wait only for the build.
  const [testResults, ...checkResults] = await together([
    testBuilt({skipBrowser, onlyBrowser, shard}),
    ...(onlyBrowser ? [] : [runChecks()]),
  ]);
  return addResults(...checkResults, ...testResults);
}

/**
 * Builds, and runs all tests that need the build.
 * @param {{skipBrowser?: boolean, onlyBrowser?: boolean, shard?: string}} part
 */
async function testBuilt({skipBrowser, onlyBrowser, shard}) {
  // Hosted checks run the parts side by side, and the engines in a separate job.
  const hasEngines = !skipBrowser && !onlyBrowser;
  const [browser] = await together([
    skipBrowser ? undefined : browserEnvironment().catch((error) => /** @type {Error} */ (error)),
    ensureBuilt(),
    hasEngines && ensureInstalled(join(root, 'e2e', 'browsers')),
  ]);
  // Browsers wait more than they compute, so everything else runs at the same time, with half of the cores.
  const cores = hasEngines ? Math.ceil(availableParallelism() / 2) : availableParallelism();
  const engines = '--config=e2e/browsers/vitest.config.mts';
  const parts = [
    ...(onlyBrowser ? [] : [runVitest('Unit and contract tests', 'vitest', [`--maxWorkers=${cores}`])]),
    ...(hasEngines ? [runVitest('Journeys in other engines', 'engines', [engines])] : []),
    ...(browser ? [runBrowserTests(browser, shard)] : []),
  ];
  return Promise.all(parts);
}

/** @type {Result} */
let result = {passed: 0, failed: 1};
try {
  result = await runTests();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
const {passed, failed, notable = []} = result;
console.log(['', ...notable, '', `${passed} passed, ${failed} failed`].join('\n'));
process.exitCode = failed === 0 ? 0 : 1;
