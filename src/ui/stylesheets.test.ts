import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../lib/listFiles';
import {stylesheets} from './stylesheets';

const root = path.join(__dirname, '..', '..');

/** Every stylesheet under src that takes part in the cascade, in the form of the list. Modules are imported by what uses them. */
const files = listFiles(path.join(root, 'src'))
  .map((name) => `./src/${name}`)
  .filter((name) => name.endsWith('.css') && !name.endsWith('.module.css'));

const read = (stylesheet: string) => readFileSync(path.join(root, stylesheet), 'utf8');

/** The stylesheets that a stylesheet is made of: itself, or what it imports. */
const importsOf = (stylesheet: string) =>
  [...read(stylesheet).matchAll(/@import url\('(?<file>[^']+)'\)/g)].map(
    ({groups}) => `./${path.posix.join(path.posix.dirname(stylesheet), groups?.file ?? '')}`,
  );

it('lists every stylesheet once, and none that is gone', () => {
  expect([...stylesheets, ...stylesheets.flatMap(importsOf)].sort()).toEqual(files.sort());
});
