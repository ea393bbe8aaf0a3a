import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../src/lib/listFiles';
import {buildFolder} from '../support/build';

const root = join(import.meta.dirname, '..', '..');

it('names nowhere the folder of the machine that built the site', () => {
  const files = listFiles(buildFolder).map((name) => join(buildFolder, name));
  expect(files).not.toEqual([]);
  expect(files.filter((file) => readFileSync(file).includes(root))).toEqual([]);
});
