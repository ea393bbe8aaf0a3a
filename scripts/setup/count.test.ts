import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {countPlaywright, countVitest} from './count.mjs';
import {listPlaywright, listVitest} from './failedTests.mjs';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'count-'));
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the closing count', () => {
  it('takes the numbers of each report', () => {
    expect(countVitest(report({numTotalTests: 7, numPassedTests: 5}), 1)).toEqual({passed: 5, failed: 2});
    expect(countPlaywright(report({stats: {expected: 5, unexpected: 2}}), 1)).toEqual({passed: 5, failed: 2});
  });

  it('counts a skipped test as failed, and one that passed when repeated as passed', () => {
    expect(countVitest(report({numTotalTests: 6, numPassedTests: 5, numPendingTests: 1}), 0)).toEqual({
      passed: 5,
      failed: 1,
    });
    expect(countPlaywright(report({stats: {expected: 5, skipped: 1, flaky: 1}}), 0)).toEqual({passed: 6, failed: 1});
  });

  it('counts a runner that ran nothing as failed', () => {
    expect(countVitest(join(folder, 'no-such-report.json'), 0)).toEqual({passed: 0, failed: 1});
    expect(countPlaywright(report({stats: {}}), 0)).toEqual({passed: 0, failed: 1});
  });

  it('counts a runner that failed outside of its tests as failed', () => {
    expect(countVitest(report({numTotalTests: 5, numPassedTests: 5}), 1)).toEqual({passed: 5, failed: 1});
    expect(countPlaywright(report({stats: {expected: 5}}), 1)).toEqual({passed: 5, failed: 1});
  });
});

describe('the tests that did not simply pass', () => {
  it('are named with their file, and why', () => {
    const assertionResults = [
      {fullName: 'adds', status: 'passed'},
      {fullName: 'takes away', status: 'failed'},
    ];
    const testResults = [
      {name: 'sum.test.ts', message: '', assertionResults},
      {name: 'lost.test.ts', message: 'Cannot find module', assertionResults: []},
    ];
    expect(listVitest(report({testResults}))).toEqual([
      'failed: sum.test.ts: takes away',
      'failed: lost.test.ts: Cannot find module',
    ]);
  });

  it('are found in groups within groups, also when they passed in the end', () => {
    const spec = (title: string, status: string) => ({title, file: 'menu.spec.ts', line: 4, tests: [{status}]});
    const suites = [
      {specs: [spec('opens', 'expected')], suites: [{specs: [spec('closes', 'unexpected'), spec('slides', 'flaky')]}]},
    ];
    expect(listPlaywright(report({suites}))).toEqual([
      'failed: menu.spec.ts:4: closes',
      'passed only when repeated: menu.spec.ts:4: slides',
    ]);
  });
});
