import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

interface LockedPackage {
  version: string;
  name?: string;
  integrity?: string;
  /** A folder of the project. */
  link?: boolean;
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

  // The registry this file was written against has no builds of these for other systems: npm takes their hashes from where it
  // installs. Every other package, and a build for another system of any other, has its own.
  const isBuildElsewhere =
    /node_modules\/@(?:oxc-parser\/binding|swc\/(?:core|html)|pagefind\/(?:darwin|freebsd|windows))\b/;
  it('has the integrity hash of each package', () => {
    const open = Object.entries(packages).filter(
      ([path, {integrity, os, cpu, link}]) =>
        path.includes('node_modules/') &&
        !integrity?.startsWith('sha512-') &&
        !link &&
        !((os ?? cpu) && isBuildElsewhere.test(path)),
    );
    expect(open.map(([path]) => path)).toEqual([]);
  });
});

it('installs without running the scripts of any package', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('lists the packages as a software bill of materials (CycloneDX), which laws may require', () => {
  const {stdout, stderr} = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(stdout, stderr).toMatch(/^\{/);
  const {bomFormat, components} = JSON.parse(stdout) as {
    bomFormat: string;
    components: {name: string; version: string; hashes?: {alg: string; content: string}[]}[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const {packages} = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const sha512 = (base64: string) => Buffer.from(base64.replace('sha512-', ''), 'base64').toString('hex');
  const named = components.map(({name, version, hashes = []}) => {
    const hash = hashes.find(({alg}) => alg === 'SHA-512')?.content ?? '';
    return `${name.split('/').at(-1)}@${version} ${hash}`;
  });
  const locked = Object.entries(packages)
    .filter(([path, {link}]) => path !== '' && !link)
    .map(([path, {name, version, integrity}]) => {
      const hash = integrity ? sha512(integrity) : '';
      // npm leaves the scope out of some names; the hash identifies the package.
      return `${(name ?? path).split('/').at(-1)}@${version} ${hash}`;
    });
  // Nothing is in the one that is not in the other, with the same content.
  expect([...new Set(named)].sort()).toEqual([...new Set(locked)].sort());
}, 60_000);

describe('package.json', () => {
  it('replaces parts of the preset that the site does not use by empty packages of the same version', () => {
    const versionOf = (file: string) =>
      (JSON.parse(readFileSync(join(root, file), 'utf8')) as {version: string}).version;
    const {packages} = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, LockedPackage>;
    };
    const folder = 'scripts/empty-packages';
    const empty = readdirSync(join(root, folder), {withFileTypes: true}).filter((entry) => entry.isDirectory());
    expect(empty.length).toBeGreaterThan(0);
    for (const {name} of empty) {
      // With another version npm would install the real package for the preset.
      expect(versionOf(`${folder}/${name}/package.json`), name).toBe(
        packages['node_modules/@docusaurus/core']?.version,
      );
      const installed = Object.keys(packages).filter((path) => path.endsWith(`node_modules/@docusaurus/${name}`));
      expect(installed).toEqual([`node_modules/@docusaurus/${name}`]);
      expect(packages[installed[0] ?? '']?.link).toBe(true);
    }
  });

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
