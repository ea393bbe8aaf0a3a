import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import type {JSONReport} from '@playwright/test/reporter';
import {beforeAll, expect, it} from 'vitest';
import {capture} from '../../scripts/setup/run.mjs';
import {projectFolder} from '../support/build';
import {patternOf, specsOf} from './mutant';
import {applyEdit, mutations, testFile} from './mutation';

/** The full titles of the browser tests, by their files. */
const titles = new Map<string, string[]>();

beforeAll(async () => {
  const cli = join(projectFolder, 'node_modules', '@playwright', 'test', 'cli.js');
  const command = [cli, 'test', '--config=e2e', '--list', '--reporter=json'];
  const {output} = await capture(process.execPath, command, {cwd: projectFolder});
  const {suites} = JSON.parse(output.slice(output.indexOf('{'))) as JSONReport;
  for (const {file, title} of suites.flatMap(specsOf)) {
    titles.set(`e2e/${file}`, [...(titles.get(`e2e/${file}`) ?? []), title]);
  }
}, 120_000);

it('gives each mutation a unique name', () => {
  expect(new Set(mutations.map(({name}) => name)).size).toBe(mutations.length);
});

it.each(mutations)('$name: the edit applies, and its test exists', (mutation) => {
  const pattern = new RegExp(patternOf(mutation));
  expect(titles.get(testFile(mutation))?.some((title) => pattern.test(title))).toBe(true);
  const content = readFileSync(join(projectFolder, mutation.file), 'utf8');
  expect(applyEdit(content, mutation)).not.toBe(content);
});
