import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter';
import {beforeAll, expect, it} from 'vitest';
import {capture} from '../../scripts/setup/run.mjs';
import {projectFolder} from '../support/build';
import {mutate} from './mutation';
import {mutations} from './mutations';

const specsOf = ({suites = [], specs}: JSONReportSuite): JSONReportSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** The mutations that have a test. */
let tested: string[];

beforeAll(async () => {
  const cli = join(projectFolder, 'node_modules', '@playwright', 'test', 'cli.js');
  const command = [cli, 'test', '--config=e2e/mutations', '--list', '--reporter=json'];
  const {output} = await capture(process.execPath, command, {cwd: projectFolder});
  const {suites} = JSON.parse(output.slice(output.indexOf('{'))) as JSONReport;
  tested = suites.flatMap(specsOf).flatMap(({tests}) => tests.map(({projectName}) => projectName));
}, 120_000);

it.each(mutations)('$name: the edit applies, and its test exists', (mutation) => {
  expect(tested).toContain(mutation.name);
  const content = readFileSync(join(projectFolder, mutation.file), 'utf8');
  expect(mutate(content, mutation)).not.toBe(content);
});
