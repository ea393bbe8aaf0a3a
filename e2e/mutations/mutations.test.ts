import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {applyEdit, mutations, testFile} from './mutation';

const root = path.join(__dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('gives each mutation a unique name', () => {
  expect(new Set(mutations.map(({name}) => name)).size).toBe(mutations.length);
});

it.each(mutations)('$name: the edit applies, and the spec exists', (mutation) => {
  expect(existsSync(path.join(root, testFile(mutation)))).toBe(true);
  expect(mutation.title).not.toBe('');
  expect(applyEdit(read(mutation.file), mutation)).not.toBe(read(mutation.file));
});
