import {utimesSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../e2e/support/folder';
import {readOnce} from './files';

it('a value is read from its file once, and again when the file has changed', () => {
  const file = path.join(folderWith({'a.json': '{}'}), 'a.json');
  let reads = 0;
  const count = () => readOnce('count', [file], () => ++reads);
  expect([count(), count(), readOnce('name', [file], () => 'a')]).toEqual([1, 1, 'a']);
  utimesSync(file, 1, 1);
  expect(count()).toBe(2);
});
