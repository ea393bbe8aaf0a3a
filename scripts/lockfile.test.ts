import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

const lockfile = join(__dirname, '..', 'package-lock.json');
const {packages} = JSON.parse(readFileSync(lockfile, 'utf8')) as {packages: Record<string, LockedPackage>};
const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));

describe('package-lock.json', () => {
  // A lockfile written where the registry has no builds for other systems leaves them out, and `npm ci` then refuses it
  // everywhere. Their entries need no more than version, os and cpu.
  it('names the builds for every system', () => {
    const missing = Object.values(packages).flatMap(({optionalDependencies = {}}) =>
      Object.keys(optionalDependencies).filter((name) => !names.has(name)),
    );
    expect(missing).toEqual([]);
  });
});
