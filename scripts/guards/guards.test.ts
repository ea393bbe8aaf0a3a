import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {duties} from './duties';
import {swizzles} from './swizzles';
import {withoutGuard} from './trial';

const root = path.join(__dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const guards = [...swizzles, ...duties];

it('lists every swizzle, and none that is gone', () => {
  const files = readdirSync(path.join(root, 'src/theme'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `src/theme/${file.replaceAll('\\', '/')}`);
  expect(swizzles.map(({remove}) => remove.file).sort()).toEqual(files.sort());
});

it('gives each guard a name of its own', () => {
  expect(new Set(guards.map(({name}) => name)).size).toBe(guards.length);
});

it.each(guards)('$name can be taken away, and its spec is there', ({remove, test: [spec, title]}) => {
  expect(existsSync(path.join(root, 'e2e', `${spec}.spec.ts`))).toBe(true);
  expect(title).not.toBe('');
  if (remove.text !== undefined) {
    expect(withoutGuard(read(remove.file), remove)).not.toBe(read(remove.file));
  } else {
    expect(existsSync(path.join(root, remove.file))).toBe(true);
  }
});

describe('taking a guard out of a file', () => {
  it('puts something else in its place', () => {
    expect(withoutGuard('if (safe) go();', {file: 'a.ts', text: 'safe', by: 'true'})).toBe('if (true) go();');
  });

  it.each(['nothing of it', 'go(); go();'])('refuses when the text is not there exactly once: %s', (content) => {
    expect(() => withoutGuard(content, {file: 'a.ts', text: 'go()'})).toThrow('a.ts should have this in it once');
  });
});
