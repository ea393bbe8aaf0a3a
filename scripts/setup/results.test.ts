import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {folderWith} from '../../e2e/support/folder';
import {addResults, NOT_RUN, readPlaywright, readVitest} from './results.mjs';

const report = (content: object) => join(folderWith({'report.json': JSON.stringify(content)}), 'report.json');

describe('the closing count', () => {
  it.each<[string, number, object, object, number, number]>([
    ['the tests of each runner', 1, {numTotalTests: 7, numPassedTests: 5}, {expected: 5, unexpected: 2}, 5, 2],
    ['a skipped test as failed', 0, {numTotalTests: 6, numPassedTests: 5}, {expected: 5, skipped: 1}, 5, 1],
    ['a test that passed when repeated', 0, {numTotalTests: 6, numPassedTests: 6}, {expected: 5, flaky: 1}, 6, 0],
    ['a runner that ran nothing as failed', 0, {}, {}, 0, 1],
    ['a runner that failed outside of its tests', 1, {numTotalTests: 5, numPassedTests: 5}, {expected: 5}, 5, 1],
  ])('counts %s', (_, exitCode, vitestReport, stats, passed, failed) => {
    expect(readVitest(report(vitestReport), exitCode)).toMatchObject({passed, failed});
    expect(readPlaywright(report({stats}), exitCode)).toMatchObject({passed, failed});
  });

  it('counts a runner that left no report as failed, and adds all up', () => {
    const emptyResult = readVitest('no-such-report.json', 0);
    const sum = addResults({passed: 2, failed: 1}, emptyResult, {passed: 3, failed: 0, notable: ['a']});
    expect(sum).toEqual({passed: 5, failed: 2, notable: ['a']});
  });
});

it('names the tests that failed, were repeated or did not run, with their file and the reason', () => {
  const assertionResults = [
    {fullName: 'adds', status: 'passed'},
    {fullName: `git: ${NOT_RUN}`, status: 'passed'},
    {fullName: 'takes away', status: 'failed', failureMessages: ['AssertionError: expected 1\n  to be 2']},
  ];
  const testResults = [
    {name: 'sum.test.ts', message: '', assertionResults},
    {name: 'lost.test.ts', message: 'Cannot find module', assertionResults: []},
  ];
  expect(readVitest(report({testResults}), 1).notable).toEqual([
    `passed: sum.test.ts: git: ${NOT_RUN}`,
    'failed: sum.test.ts: takes away',
    '  AssertionError: expected 1 to be 2',
    'failed: lost.test.ts: Cannot find module',
  ]);
  const results = [
    {error: {message: '\u001B[31mError\u001B[39m: not closed', location: {file: '/e2e/menu.spec.ts', line: 9}}},
    {},
  ];
  const spec = (title: string, status: string) => ({title, file: 'menu.spec.ts', line: 4, tests: [{status, results}]});
  const inner = [{specs: [spec('closes', 'unexpected'), spec('slides', 'flaky')]}];
  expect(readPlaywright(report({suites: [{specs: [spec('opens', 'expected')], suites: inner}]}), 1).notable).toEqual([
    'failed: menu.spec.ts:4: closes',
    '  line 9: Error: not closed',
    'passed only when repeated: menu.spec.ts:4: slides',
    '  line 9: Error: not closed',
  ]);
});
