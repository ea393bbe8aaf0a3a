import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {listFiles} from './listFiles';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'files-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

it('lists the files of a folder and of those in it, in order, and no folders', () => {
  for (const name of ['b.html', 'a/c/index.html', 'a.html', 'a/empty/']) {
    mkdirSync(path.join(folder, path.dirname(`${name}_`)), {recursive: true});
    if (!name.endsWith('/')) writeFileSync(path.join(folder, name), '');
  }
  const names = ['a.html', 'a/c/index.html', 'b.html'];
  expect(listFiles(folder)).toEqual(names);
  expect(listFiles(folder + path.sep)).toEqual(names);
});

it('fails where there is no folder', () => {
  expect(() => listFiles(path.join(folder, 'none'))).toThrow('ENOENT');
});
