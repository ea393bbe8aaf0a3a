// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

/**
 * The results of tests. `notable` has a line for each test that did not simply pass, because a long log hides them.
 * @typedef {{passed: number, failed: number, notable?: string[]}} Result
 * @typedef {{fullName: string, status: string, failureMessages?: string[]}} UnitTest
 * @typedef {{message: string, location?: {file: string, line: number}}} Failure
 * @typedef {{status: string, results: {error?: Failure}[]}} BrowserTest
 * @typedef {{title: string, file: string, line: number, tests: BrowserTest[]}} Spec
 * @typedef {{specs?: Spec[], suites?: Suite[]}} Suite
 */

/** The name of the stand-in test for a group that cannot run on this machine (e2e/support/programs.ts). */
export const NOT_RUN = 'not run here';

/**
 * @param {...Result} results
 * @returns {Required<Result>}
 */
export function addResults(...results) {
  const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, {[key]: count}) => total + count, 0);
  return {passed: sum('passed'), failed: sum('failed'), notable: results.flatMap(({notable = []}) => notable)};
}

/**
 * The result of a vitest run. A skipped test counts as failed, because it shows nothing about the site.
 * @param {string} file the report of vitest's json reporter
 * @param {number} exitCode
 */
export function readVitest(file, exitCode) {
  const {numPassedTests: passed = 0, numTotalTests = 0, testResults = []} = readReport(file);
  /** @type {{name: string, message: string, assertionResults: UnitTest[]}[]} */
  const files = testResults;
  const notable = files.flatMap(({name, message, assertionResults}) => [
    // A file that does not load has no tests.
    ...(assertionResults.length === 0 ? [`failed: ${name}: ${message}`] : []),
    ...assertionResults
      .filter(({fullName, status}) => status !== 'passed' || fullName.includes(NOT_RUN))
      .flatMap(({fullName, status, failureMessages = []}) => [
        `${status}: ${name}: ${fullName}`,
        ...failureMessages.map(reason),
      ]),
  ]);
  return settle({passed, failed: numTotalTests - passed, notable}, exitCode);
}

/**
 * The beginning of an error, on a separate line, so that the end of a log says why a test failed.
 * @param {string} message
 */
const reason = (message) => `  ${stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, 300)}`;

/** @type {Record<string, string>} */
const words = {unexpected: 'failed', flaky: 'passed only when repeated', skipped: 'skipped'};

/**
 * The result of a Playwright run. A skipped test counts as failed. A test that passed when it was repeated has passed, and is named.
 * @param {string} file the report of Playwright's json reporter
 * @param {number} exitCode
 */
export function readPlaywright(file, exitCode) {
  const {stats: {expected = 0, unexpected = 0, flaky = 0, skipped = 0} = {}, suites = []} = readReport(file);
  return settle({passed: expected + flaky, failed: unexpected + skipped, notable: notableOf({suites})}, exitCode);
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
const notableOf = ({specs = [], suites = []}) => [
  ...specs.flatMap(({title, file, line, tests}) =>
    tests
      .filter(({status}) => status in words)
      .flatMap(({status, results}) => [
        `${words[status]}: ${file}:${line}: ${title}`,
        ...results.flatMap(({error}) => (error ? reason(lineIn(file, error) + error.message) : [])),
      ]),
  ),
  ...suites.flatMap(notableOf),
];

/**
 * The line on which a test failed. An error inside the page has a position in the page, which is left out.
 * @param {string} file
 * @param {Failure} error
 */
const lineIn = (file, {location}) => (location?.file.endsWith(file) ? `line ${location.line}: ` : '');

/** @param {string} file */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * A runner that ran nothing, or that failed without a failing test (a file that does not load, a server that does not start),
 * counts as one failure.
 * @param {Result} result
 * @param {number} exitCode
 * @returns {Result}
 */
function settle(result, exitCode) {
  const ranNothing = result.passed + result.failed === 0;
  return ranNothing || (exitCode !== 0 && result.failed === 0) ? {...result, failed: 1} : result;
}
