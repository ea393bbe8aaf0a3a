import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {expect, test, vi} from 'vitest';
import {NOT_RUN} from '../../scripts/setup/results.mjs';
import {listFiles} from '../../src/lib/files';
import {projectFolder} from '../support/build';
import {folderWith} from '../support/folder';

interface Report {
  testResults: {name: string; assertionResults: {fullName: string; status: string}[]}[];
}

/** Test files that need programs of the system, from the folder of the project. */
const needing = ['e2e/contract', 'e2e/hosts', 'hosting', 'scripts', 'src'].flatMap((folder) =>
  listFiles(join(projectFolder, folder))
    .map((file) => join(folder, file))
    .filter(
      (file) =>
        file.endsWith('.test.ts') && readFileSync(join(projectFolder, file), 'utf8').includes('describeUnless('),
    ),
);
const engineTests = listFiles(__dirname)
  .filter((file) => /^[^/]*\.test\.ts$/.test(file))
  .map((file) => join('e2e/browsers', file));

// Each starts as many files as there are.
vi.setConfig({testTimeout: 240_000});

test.each([
  ['tests of the sources and of the built site', needing, []],
  ['engines', engineTests, ['--config=e2e/browsers/vitest.config.mts', `--testNamePattern=${NOT_RUN}`]],
])('without any program, each file has a test that passes and says what is missing: %s', (_, files, options) => {
  const folder = folderWith();
  const report = join(folder, 'report.json');
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...files,
    ...options,
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const {status} = spawnSync(process.execPath, args, {
    cwd: projectFolder,
    env: {...process.env, PATH: folder, REQUIRE_ALL: ''},
  });
  const {testResults} = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const filesWithReason = testResults.filter(({assertionResults}) =>
    assertionResults.some((each) => each.status === 'passed' && each.fullName.includes(NOT_RUN)),
  );
  expect(filesWithReason.map(({name}) => relative(projectFolder, name)).sort()).toEqual([...files].sort());
  expect(status).toBe(0);
});
