import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
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

describe('the imports between folders', () => {
  let src: string;
  beforeEach(() => {
    src = mkdtempSync(path.join(tmpdir(), 'imports-'));
  });
  afterEach(() => rmSync(src, {recursive: true}));

  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(src, file)), {recursive: true});
    writeFileSync(path.join(src, file), content);
  };

  it('are a fault where they lead both ways, of types, of lazy parts and by alias too', () => {
    write('ui/a.tsx', "import type {B} from '../site/b';\nimport Heading from '@theme/Heading';\n");
    write('lib/c.ts', "import('@site/src/ui/a');\n");
    write('ui/d.ts', "export * from '../lib/c';\nimport 'react';\n");
    write('site/b.ts', "const {a} = require('../ui/a');\n");
    expect(twoWayPairs(folderImports(src))).toEqual([
      ['lib', 'ui'],
      ['site', 'ui'],
    ]);
  });
});
