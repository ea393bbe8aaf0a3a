// @ts-check
import {readReport} from './count.mjs';

/**
 * The tests that did not simply pass, a line each: a long log hides them.
 * @typedef {{title: string, file: string, line: number, tests: {projectName: string, status: string}[]}} Spec
 * @typedef {{title: string, specs?: Spec[], suites?: Suite[]}} Suite
 */

/**
 * @param {string} file the report of vitest's json reporter
 * @returns {string[]}
 */
export function listVitest(file) {
  /** @type {{name: string, message: string, assertionResults: {fullName: string, status: string}[]}[]} */
  const files = readReport(file)?.testResults ?? [];
  return files.flatMap(({name, message, assertionResults}) => {
    const bad = assertionResults.filter(({status}) => status !== 'passed');
    return assertionResults.length === 0
      ? [`failed: ${name}: ${message}`]
      : bad.map(({fullName, status}) => `${status}: ${name}: ${fullName}`);
  });
}

/**
 * @param {string} file the report of Playwright's json reporter
 * @returns {string[]}
 */
export function listPlaywright(file) {
  /** @type {Record<string, string>} */
  const words = {unexpected: 'failed', flaky: 'passed only when repeated', skipped: 'skipped'};
  /** @type {(suite: Suite) => string[]} */
  const visit = ({specs = [], suites = []}) => [
    ...specs.flatMap(({title, file: spec, line, tests}) =>
      tests.filter(({status}) => status in words).map(({status}) => `${words[status]}: ${spec}:${line}: ${title}`),
    ),
    ...suites.flatMap(visit),
  ];
  return (readReport(file)?.suites ?? []).flatMap(visit);
}
