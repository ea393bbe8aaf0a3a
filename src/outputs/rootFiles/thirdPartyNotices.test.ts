import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import {noticesOf} from './thirdPartyNotices';

it('the notices cannot be written without the licence of a package', () => {
  const folder = folderWith({'package.json': JSON.stringify({name: 'a', version: '1.0.0'})});
  expect(() => noticesOf([folder])).toThrow(/expected the licence/);
});

it('the notices need no package of the worker, because it imports none', () => {
  const folder = path.join(__dirname, '../../offline/worker');
  const packages = readdirSync(folder)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/from '([\w@][^/']*)/g)].map(([, name = '']) => name));
  expect(packages).toEqual([]);
});
