import {chmodSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {folderWith, writeFiles} from '../../e2e/support/folder';
import {findBrowser} from './find-browser.cjs';
import {hashInputs, isBuilt, writeStamp} from './build.mjs';
import {isInstalled} from './install.mjs';

let root: string;

beforeEach(() => {
  root = folderWith();
});

const write = (file: string, content: string) => writeFiles(root, {[file]: content});

describe('whether packages are installed', () => {
  const react = {version: '19.0.0', integrity: 'sha512-react'};
  const forAnotherSystem = {version: '1.0.0', integrity: 'sha512-mac', optional: true};

  function lock(path: string, packages: Record<string, object>): void {
    write(path, JSON.stringify({lockfileVersion: 3, packages}));
  }

  beforeEach(() => {
    lock('package-lock.json', {'': {name: 'site'}, 'node_modules/react': react, 'node_modules/mac': forAnotherSystem});
  });

  it('is false on a fresh clone', () => {
    expect(isInstalled(root)).toBe(false);
  });

  it('is true when the tree is the locked one, without the packages for other systems', () => {
    lock('node_modules/.package-lock.json', {'node_modules/react': react});
    write('node_modules/react/package.json', '{}');
    expect(isInstalled(root)).toBe(true);
  });

  it.each([
    ['another version', {'node_modules/react': {...react, version: '18.0.0'}}],
    ['a missing package', {}],
  ])('says no to %s', (_, packages) => {
    write('node_modules/react/package.json', '{}');
    lock('node_modules/.package-lock.json', packages);
    expect(isInstalled(root)).toBe(false);
  });
});

describe('whether the build is up to date', () => {
  beforeEach(() => {
    write('docs/index.mdx', 'hola');
    write('package-lock.json', '{}');
    write('build/index.html', '<p>hola</p>');
    write('build/en/index.html', '<p>hello</p>');
    writeStamp(root, hashInputs(root));
  });

  it('is true when nothing changed', () => {
    expect(isBuilt(root, hashInputs(root))).toBe(true);
  });

  it.each(['docs/index.mdx', 'a-folder-nobody-listed/data.json'])('says no when %s changes', (path) => {
    write(path, 'something else');
    expect(isBuilt(root, hashInputs(root))).toBe(false);
  });

  it.each(['e2e/home.spec.ts', 'README.md'])('says yes when %s changes, which no page is made of', (path) => {
    write(path, 'something else');
    expect(isBuilt(root, hashInputs(root))).toBe(true);
  });

  it('is false when a page was removed from the build', () => {
    rmSync(join(root, 'build/en/index.html'));
    expect(isBuilt(root, hashInputs(root))).toBe(false);
  });

  it('is false without a build, or without the record of its sources', () => {
    rmSync(join(root, '.cache'), {recursive: true});
    expect(isBuilt(root, hashInputs(root))).toBe(false);
    writeStamp(root, hashInputs(root));
    rmSync(join(root, 'build'), {recursive: true});
    expect(isBuilt(root, hashInputs(root))).toBe(false);
  });
});

describe('the browser of the tests', () => {
  function program(path: string, exitCode: number): string {
    write(path, `#!/bin/sh\nexit ${exitCode}\n`);
    chmodSync(join(root, path), 0o755);
    return join(root, path);
  }

  it('is never silently another than the one CHROMIUM_PATH names', () => {
    expect(() => findBrowser({CHROMIUM_PATH: '/no/such/browser', PATH: ''})).toThrow(
      'CHROMIUM_PATH is "/no/such/browser"',
    );
  });

  it('is the first of the system that prints its version: a stub that only proposes an install is skipped', () => {
    program('bin/chromium', 1);
    const chrome = program('bin/google-chrome', 0);
    expect(findBrowser({PATH: join(root, 'bin')})).toBe(chrome);
  });
});
