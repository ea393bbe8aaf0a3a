import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

interface LockedPackage {
  version: string;
  integrity?: string;
  os?: string[];
  cpu?: string[];
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

  // The registry this file was written against has no builds for other systems: npm takes their hashes from where it installs.
  it('says what each package must hash to', () => {
    const open = Object.entries(packages).filter(
      ([path, {integrity, os, cpu}]) => path !== '' && !integrity?.startsWith('sha512-') && !os && !cpu,
    );
    expect(open.map(([path]) => path)).toEqual([]);
  });
});

it('installs without running the scripts of any package', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('lists the packages in the form that is asked for where the law wants to know (CycloneDX)', () => {
  const {stdout, stderr} = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(stdout, stderr).toMatch(/^\{/);
  const {bomFormat, components} = JSON.parse(stdout) as {
    bomFormat: string;
    components: {name: string; version: string}[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const {packages} = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const direct = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {dependencies: Record<string, string>};
  for (const name of Object.keys(direct.dependencies)) {
    const locked = packages[`node_modules/${name}`]?.version;
    expect(
      components.some((one) => `${one.name}@${one.version}` === `${name}@${locked}`),
      name,
    ).toBe(true);
  }
}, 60_000);

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
