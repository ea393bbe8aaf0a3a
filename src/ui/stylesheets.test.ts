import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {stylesheets} from './stylesheets';

const root = path.join(__dirname, '..', '..');

/** Every sheet under src that takes part in the cascade, in the form of the list. Modules are imported by what uses them. */
const files = readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'})
  .map((name) => `./src/${name.replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.css') && !name.endsWith('.module.css'));

const read = (sheet: string) => readFileSync(path.join(root, sheet), 'utf8');

/** The sheets that a sheet is made of: itself, or what it imports. */
const importsOf = (sheet: string) =>
  [...read(sheet).matchAll(/@import url\('(?<file>[^']+)'\)/g)].map(
    ({groups}) => `./${path.posix.join(path.posix.dirname(sheet), groups?.file ?? '')}`,
  );

it('lists every sheet once, and none that is gone', () => {
  expect([...stylesheets, ...stylesheets.flatMap(importsOf)].sort()).toEqual(files.sort());
});

it.each(files)('%s has at most 250 lines', (sheet) => {
  expect(read(sheet).split('\n').length).toBeLessThanOrEqual(251);
});
