import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

const root = join(__dirname, '..');

const packagesIn = (lockfile: string): Record<string, LockedPackage> => {
  const {packages} = JSON.parse(readFileSync(join(root, lockfile), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  delete packages[''];
  return packages;
};

describe.each(['package-lock.json', 'bench/package-lock.json', 'e2e/browsers/package-lock.json'])('%s', (lockfile) => {
  const packages = packagesIn(lockfile);
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));

  // npm leaves out a build for another system, or writes it without a hash, when its registry does not have that version.
  it('has the builds for every system', () => {
    const missingNames = Object.values(packages).flatMap(({optionalDependencies = {}}) =>
      Object.keys(optionalDependencies).filter((name) => !names.has(name)),
    );
    expect(missingNames, 'the registry did not have these when npm wrote the file').toEqual([]);
  });

  // npm replaces the public registry's address with the address of the configured registry.
  it('has the public address and the integrity hash of each package', () => {
    const unprotectedPackages = Object.entries(packages).filter(
      ([, {resolved, integrity, inBundle}]) =>
        // A bundled package is covered by the hash of its bundle.
        !inBundle && (!resolved?.startsWith('https://registry.npmjs.org/') || !integrity?.startsWith('sha512-')),
    );
    expect(unprotectedPackages.map(([path]) => path)).toEqual([]);
  });
});

it('installs without running the scripts of any package', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
