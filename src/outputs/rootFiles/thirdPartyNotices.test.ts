import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {noticesOf, workerPackages} from './thirdPartyNotices';

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

  it('cannot be written without the licence of a package', () => {
    const folder = addPackage('a', {'package.json': JSON.stringify({name: 'a', version: '1.0.0'})});
    expect(() => noticesOf([folder])).toThrow(/expected the licence/);
  });
});

it('contains the packages that the worker is bundled from', () => {
  const folder = path.join(__dirname, '../../offline/worker');
  const imported = readdirSync(folder)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/from '([\w@][^/']*)/g)].map(([, name = '']) => name));
  expect([...new Set(imported)].sort()).toEqual(workerPackages);
});
