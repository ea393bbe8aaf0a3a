import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {chromium} from '@playwright/test';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {browserFlags, findBrowser, findHeadlessShell} from './find-browser.cjs';
import {hashInputs, isBuilt, writeStamp} from './build.mjs';
import {isInstalled} from './install.mjs';
import {unexpectedlyMissing} from './servers.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'setup-'));
});

afterEach(() => {
  rmSync(root, {recursive: true});
});

function write(path: string, content: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, content);
  return file;
}

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

  it('is false after an interrupted install: npm writes its own record last', () => {
    write('node_modules/react/package.json', '{}');
    expect(isInstalled(root)).toBe(false);
  });

  it('is true when the tree is the locked one, without the packages for other systems', () => {
    lock('node_modules/.package-lock.json', {'node_modules/react': react});
    write('node_modules/react/package.json', '{}');
    expect(isInstalled(root)).toBe(true);
  });

  it('is false when a package was removed by hand', () => {
    lock('node_modules/.package-lock.json', {'node_modules/react': react});
    expect(isInstalled(root)).toBe(false);
  });

  it.each([
    ['another version', {'node_modules/react': {...react, version: '18.0.0'}}],
    ['other content', {'node_modules/react': {...react, integrity: 'sha512-other'}}],
    ['a missing package', {}],
    ['a package nobody asked for', {'node_modules/react': react, 'node_modules/left-pad': {version: '1.0.0'}}],
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

  it.each(['docs/index.mdx', 'package-lock.json', 'docs/new-page.mdx', 'a-folder-nobody-listed/data.json'])(
    'says no when %s changes',
    (path) => {
      write(path, 'something else');
      expect(isBuilt(root, hashInputs(root))).toBe(false);
    },
  );

  it('is false when a source is renamed', () => {
    rmSync(join(root, 'docs/index.mdx'));
    write('docs/other.mdx', 'hola');
    expect(isBuilt(root, hashInputs(root))).toBe(false);
  });

  it.each(['e2e/home.spec.ts', 'src/ui/Icon/Icon.test.tsx', 'README.md', 'node_modules/a/index.js', '.git/HEAD'])(
    'says yes when %s changes, which no page is made of',
    (path) => {
      write(path, 'something else');
      expect(isBuilt(root, hashInputs(root))).toBe(true);
    },
  );

  it('is false when a page was removed from the build', () => {
    rmSync(join(root, 'build/en/index.html'));
    expect(isBuilt(root, hashInputs(root))).toBe(false);
  });

  it('is false after a build by hand', () => {
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(root, 'build/index.html'), later, later);
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
    const file = write(path, `#!/bin/sh\nexit ${exitCode}\n`);
    chmodSync(file, 0o755);
    return file;
  }

  it('is the one CHROMIUM_PATH names', () => {
    const wish = program('mine/browser', 0);
    program('bin/chromium', 0);
    expect(findBrowser({CHROMIUM_PATH: wish, PATH: join(root, 'bin')})).toBe(wish);
  });

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

  it('may be a shell for most tests, unless CHROMIUM_PATH chooses one for all', () => {
    const browser = program('bin/chromium', 0);
    const shell = program('bin/chromium-headless-shell', 0);
    const PATH = join(root, 'bin');
    expect([findBrowser({PATH}), findHeadlessShell({PATH})]).toEqual([browser, shell]);
    expect(findHeadlessShell({PATH, CHROMIUM_PATH: browser})).toBeUndefined();
  });

  // Each list of features replaces the one before it.
  it('is started without any feature that Playwright turns off', async () => {
    const log = join(root, 'arguments');
    const recorder = write('bin/recorder', `#!/bin/sh\nprintf '%s\\n' "$@" > '${log}'\nexit 1\n`);
    chmodSync(recorder, 0o755);
    await expect(chromium.launch({executablePath: recorder, args: browserFlags})).rejects.toThrow();
    const prefix = '--disable-features=';
    const lists = readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith(prefix))
      .map((line) => line.slice(prefix.length).split(','));
    expect(lists).toHaveLength(2);
    expect(lists[1]).toEqual(expect.arrayContaining(lists[0] ?? []));
  });
});

describe('a web server that is missing', () => {
  it.each([
    ['is a failure of hosted checks', ['nginx', 'caddy'], {CI: 'true'}, ['nginx', 'caddy']],
    [
      'is none where it cannot be installed',
      ['nginx', 'caddy'],
      {CI: 'true', SERVERS_NOT_INSTALLABLE: 'caddy'},
      ['nginx'],
    ],
    ['is none on the machine of a developer', ['nginx', 'caddy'], {}, []],
  ])('%s', (_, missing, env, failures) => {
    expect(unexpectedlyMissing(missing, env)).toEqual(failures);
  });
});
