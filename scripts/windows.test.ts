import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../e2e/support/folder';
import {describeUnless, missingPrograms} from '../e2e/support/programs';
import {notPortable} from '../src/checks/rules/fileNames';
import {git} from '../src/lib/commands';

const root = path.join(__dirname, '..');

it('finds file names that Windows refuses: devices, a dot or space at the end, reserved characters', () => {
  const names = ['con.mdx', 'a/AUX', 'nul.tar.gz', 'LPT9', 'a./b', 'a ', 'a:b', 'what?.md'];
  expect(notPortable([...names, 'a/console', 'com10', '.npmrc', 'a.con', 'a b', 'año.md'])).toEqual(names);
});

const files = git(root, 'ls-files', '-z')?.split('\0').filter(Boolean);

describeUnless(files ? [] : ['a clone of git'], 'the sources', () => {
  it('have names that Windows accepts', () => {
    expect(notPortable(files ?? [])).toEqual([]);
  });
});

describeUnless(missingPrograms('git'), 'a clone with the settings of Git for Windows', () => {
  it('has the same bytes', () => {
    const text = 'uno\ndos\n';
    const origin = folderWith({
      '.gitattributes': readFileSync(path.join(root, '.gitattributes'), 'utf8'),
      'a.mdx': text,
    });
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@a.example'];
    git(origin, 'init', '--quiet');
    git(origin, 'add', '.');
    git(origin, ...identity, 'commit', '--quiet', '--message', 'a');
    const clone = folderWith();
    git(clone, '-c', 'core.autocrlf=true', 'clone', '--quiet', origin, '.');
    expect(readFileSync(path.join(clone, 'a.mdx'), 'utf8')).toBe(text);
  });
});
