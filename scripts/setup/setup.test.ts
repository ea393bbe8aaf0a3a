import {chmodSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {folderWith, writeFiles} from '../../e2e/support/folder';
import {findBrowser} from './find-browser.cjs';
import {hashInputs, isBuilt, writeStamp} from './build.mjs';
import {isInstalled} from './install.mjs';

const react = {version: '19.0.0', integrity: 'sha512-react'};
const foreignPackage = {version: '1.0.0', integrity: 'sha512-mac', optional: true};
const lock = (packages: object) => JSON.stringify({lockfileVersion: 3, packages});
const lockfile = lock({'': {name: 'site'}, 'node_modules/react': react, 'node_modules/mac': foreignPackage});

it.each([
  ['on a fresh clone', false, undefined],
  ['with the locked tree, without the packages for other systems', true, {'node_modules/react': react}],
  ['with another version', false, {'node_modules/react': {...react, version: '18.0.0'}}],
  ['with a missing package', false, {}],
])('whether packages are installed %s is %s', (_, expected, packages) => {
  const root = folderWith({'package-lock.json': lockfile});
  const nodeModules = {'.package-lock.json': lock(packages ?? {}), 'react/package.json': '{}'};
  if (packages) writeFiles(join(root, 'node_modules'), nodeModules);
  expect(isInstalled(root)).toBe(expected);
});

const change = (file: string) => (root: string) => writeFiles(root, {[file]: 'something else'});
const remove = (file: string) => (root: string) => rmSync(join(root, file), {recursive: true});

it.each([
  ['after no change', true, () => undefined],
  ['after a change of a page', false, change('docs/index.mdx')],
  ['after a change in a folder that is not listed', false, change('a-folder/data.json')],
  ['after a change of a test, which is not part of a page', true, change('e2e/home.spec.ts')],
  ['after a line in the changelog', true, change('CHANGELOG.md')],
  ['after npm start has written what editors complete', true, change('.vscode/content.code-snippets')],
  ['after another build', false, change('build/index.html')],
  ['without a page of it', false, remove('build/en/index.html')],
  ['without the record of its sources', false, remove('.cache')],
  ['without the build', false, remove('build')],
])('whether the build is up to date %s is %s', (_, expected, act) => {
  const page = {'build/index.html': '<p>hola</p>', 'build/en/index.html': '<p>hello</p>'};
  const root = folderWith({'docs/index.mdx': 'hola', 'package-lock.json': '{}', ...page});
  writeStamp(root, hashInputs(root));
  act(root);
  expect(isBuilt(root, hashInputs(root))).toBe(expected);
});

it('the tests refuse a wrong CHROMIUM_PATH, and pass over a browser of the system that does not start', () => {
  const namedBrowser = () => findBrowser({CHROMIUM_PATH: '/no/such/browser', PATH: ''});
  expect(namedBrowser).toThrow('CHROMIUM_PATH is "/no/such/browser"');
  const bin = folderWith({chromium: '#!/bin/sh\nexit 1\n', 'google-chrome': '#!/bin/sh\n'});
  for (const name of ['chromium', 'google-chrome']) chmodSync(join(bin, name), 0o755);
  expect(findBrowser({PATH: bin})).toBe(join(bin, 'google-chrome'));
});
