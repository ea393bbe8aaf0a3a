import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../src/utils/listFiles';
import {applyEdit, testFile} from './mutation';
import {mutations} from './mutations';
import {swizzleMutations} from './swizzles';

const root = path.join(__dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('lists every swizzle, and no file that does not exist', () => {
  const files = listFiles(path.join(root, 'src/theme'))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `src/theme/${file}`);
  expect(swizzleMutations.map(({edit}) => edit.file).sort()).toEqual(files.sort());
});

it('gives each mutation a unique name', () => {
  expect(new Set(mutations.map(({name}) => name)).size).toBe(mutations.length);
});

it.each(mutations)('$name: the edit applies, and the spec exists', (mutation) => {
  const {edit, test} = mutation;
  expect(existsSync(path.join(root, testFile(mutation)))).toBe(true);
  expect(test[1]).not.toBe('');
  expect(applyEdit(read(edit.file), edit)).not.toBe(read(edit.file));
});

describe('an edit', () => {
  it('replaces its text', () => {
    expect(applyEdit('if (safe) go();', {file: 'a.ts', text: 'safe', by: 'true'})).toBe('if (true) go();');
  });

  it('replaces the whole file when it names no text', () => {
    expect(applyEdit('if (safe) go();', {file: 'a.ts', by: 'stop();'})).toBe('stop();');
  });

  it.each(['nothing of it', 'go(); go();'])('is refused when its text is not there exactly once: %s', (content) => {
    expect(() => applyEdit(content, {file: 'a.ts', text: 'go()'})).toThrow('a.ts should contain this exactly once');
  });
});
