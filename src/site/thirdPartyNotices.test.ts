import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {noticesOf, packageFolder, workerPackages} from './thirdPartyNotices';

describe('the package of a module', () => {
  it.each([
    ['javascript/esm|/site/node_modules/react/index.js', '/site/node_modules/react'],
    ['builtin:swc-loader??x!/site/node_modules/@mdx-js/react/lib/index.js', '/site/node_modules/@mdx-js/react'],
    ['/site/node_modules/a/node_modules/b/index.js', '/site/node_modules/a/node_modules/b'],
    ['/site/node_modules/loader/index.js!/site/src/ui/Icon/index.tsx', undefined],
  ])('of %s is %s', (module, folder) => {
    expect(packageFolder(module)).toBe(folder);
  });
});

describe('the notices', () => {
  let root = '';
  const addPackage = (name: string, files: Record<string, string>) => {
    mkdirSync(path.join(root, name));
    Object.entries(files).forEach(([file, text]) => writeFileSync(path.join(root, name, file), text));
    return path.join(root, name);
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'notices-'));
  });
  afterEach(() => rmSync(root, {recursive: true}));

  it('hold the licence of each package once, in the order of their names', () => {
    const folders = ['b', 'a'].map((name) =>
      addPackage(name, {
        'package.json': JSON.stringify({name, version: '1.0.0', license: 'MIT'}),
        LICENSE: `Copyright ${name}`,
        'index.js': 'code()',
      }),
    );
    const text = noticesOf([...folders, ...folders]);
    expect(text.match(/\w 1\.0\.0 \(MIT\)\n\nCopyright \w/g)).toEqual([
      'a 1.0.0 (MIT)\n\nCopyright a',
      'b 1.0.0 (MIT)\n\nCopyright b',
    ]);
    expect(text).not.toContain('code()');
  });

  it('cannot be written without the licence of a package', () => {
    const folder = addPackage('a', {'package.json': JSON.stringify({name: 'a', version: '1.0.0'})});
    expect(() => noticesOf([folder])).toThrow(/expected name, version and licence/);
  });
});

it('contains the packages that the worker is bundled from', () => {
  const folder = path.join(__dirname, '../offline/worker');
  const imported = readdirSync(folder)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/from '([\w@][^/']*)/g)].map(([, name = '']) => name));
  expect([...new Set(imported)].sort()).toEqual(workerPackages);
});
