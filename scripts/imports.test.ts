import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {listFiles} from '../src/lib/files';

const root = path.join(__dirname, '..');
const src = path.join(root, 'src');
const folders = readdirSync(src, {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** The folder of `src/` that an import of a file leads to; of packages and `@theme`, which Docusaurus resolves, what is no such folder. */
function importedFolder(file: string, specifier: string): string {
  const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
  return target.replace(/^@site\/src\//, '').split('/')[0] ?? '';
}

/** `search > lib`, for each folder of `src/` that imports another one, types too. Data (JSON) has no imports of its own. */
const imports = new Set(
  listFiles(src)
    .filter((name) => /\/.*\.(?:[cm]?ts|tsx|mjs|cjs)$/.test(name))
    .flatMap((file) =>
      ts
        .preProcessFile(readFileSync(path.join(src, file), 'utf8'), true, true)
        .importedFiles.filter(({fileName}) => !fileName.endsWith('.json'))
        .map(({fileName}) => importedFolder(file, fileName))
        .filter((to) => folders.includes(to) && !file.startsWith(`${to}/`))
        .map((to) => `${file.split('/')[0]} > ${to}`),
    ),
);

it('the folders of src import each other in one direction only', () => {
  expect(imports).toContain('search > lib');
  expect([...imports].filter((each) => imports.has(each.split(' > ').reverse().join(' > ')))).toEqual([]);
});

it('the folders of src are all named in the table of the README', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const named = [...readme.matchAll(/^\| `src\/([\w-]+)\/`/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(folders.sort());
});
