import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {buildFolder} from '../support/build';

const root = join(import.meta.dirname, '..', '..');

it('names nowhere the folder of the machine that built the site', () => {
  const files = readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
    .map((name) => join(buildFolder, name))
    .filter((file) => statSync(file).isFile());
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(file).includes(root))).toEqual([]);
});
