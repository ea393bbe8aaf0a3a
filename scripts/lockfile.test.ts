import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

const root = join(__dirname, '..');

describe.each(['package-lock.json', 'bench/package-lock.json'])('%s', (lockfile) => {
  const {packages} = JSON.parse(readFileSync(join(root, lockfile), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));

  // A lockfile written where the registry has no builds for other systems leaves them out, and `npm ci` then refuses it
  // everywhere. Their entries need no more than version, os and cpu.
  it('names the builds for every system', () => {
    const missing = Object.values(packages).flatMap(({optionalDependencies = {}}) =>
      Object.keys(optionalDependencies).filter((name) => !names.has(name)),
    );
    expect(missing).toEqual([]);
  });
});

describe('package.json', () => {
  it('leaves the packages of the measurements to bench/package.json', () => {
    const namesIn = (file: string): string[] => {
      const {dependencies = {}, devDependencies = {}} = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<
        'dependencies' | 'devDependencies',
        Record<string, string> | undefined
      >;
      return Object.keys({...dependencies, ...devDependencies});
    };
    const own = namesIn('bench/package.json');
    expect(own).toContain('lighthouse');
    expect(namesIn('package.json').filter((name) => own.includes(name))).toEqual([]);
  });
});
