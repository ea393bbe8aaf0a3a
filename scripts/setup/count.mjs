// @ts-check
import {existsSync, readFileSync} from 'node:fs';

/** @typedef {{passed: number, failed: number}} Count */

/** @param {...Count} counts */
export function addCounts(...counts) {
  return counts.reduce((sum, {passed, failed}) => ({passed: sum.passed + passed, failed: sum.failed + failed}));
}

/**
 * The count of a vitest run. A skipped test counts as failed: it shows nothing about the site.
 * @param {string} file the report of vitest's json reporter
 * @param {number} exitCode
 * @returns {Count}
 */
export function countVitest(file, exitCode) {
  const report = readReport(file);
  const passed = report?.numPassedTests ?? 0;
  return settle({passed, failed: (report?.numTotalTests ?? 0) - passed}, exitCode);
}

/**
 * The count of a Playwright run. A skipped test counts as failed; one that passed when it was repeated has passed, and is named
 * by `listUnsteady`.
 * @param {string} file the report of Playwright's json reporter
 * @param {number} exitCode
 * @returns {Count}
 */
export function countPlaywright(file, exitCode) {
  const {expected = 0, unexpected = 0, flaky = 0, skipped = 0} = readReport(file)?.stats ?? {};
  return settle({passed: expected + flaky, failed: unexpected + skipped}, exitCode);
}

/** @param {string} file */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * A runner that ran nothing, or that failed without a failing test (a file that does not load, a server that does not start),
 * has failed once.
 * @param {Count} count
 * @param {number} exitCode
 * @returns {Count}
 */
function settle(count, exitCode) {
  const ranNothing = count.passed + count.failed === 0;
  return ranNothing || (exitCode !== 0 && count.failed === 0) ? {...count, failed: 1} : count;
}
