import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {folderImports, twoWayPairs} from './folders';

const root = path.join(__dirname, '..', '..');

describe('the folders of src', () => {
  it('import each other in one direction only', () => {
    expect(twoWayPairs(folderImports(path.join(root, 'src')))).toEqual([]);
  });

  it('are all named in the table of the README', () => {
    const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
    const folders = readdirSync(path.join(root, 'src'), {withFileTypes: true}).filter((entry) => entry.isDirectory());
    const named = [...readme.matchAll(/^\| `src\/([\w-]+)\/`/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(folders.map(({name}) => name).sort());
  });
});
