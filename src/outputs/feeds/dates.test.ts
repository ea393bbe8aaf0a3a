import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import {hasDates} from './dates';

const folder = folderWith({'full/a': '', 'archive/a': ''});
const git = (where: string, ...args: string[]) =>
  execFileSync('git', ['-C', path.join(folder, where), '-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
    stdio: 'ignore',
  });

it('the dates are known with the whole history alone; else both languages say how to get them', () => {
  git('full', 'init');
  ['one', 'two'].forEach((message) => git('full', 'commit', '--allow-empty', '-m', message));
  git('.', 'clone', '--depth=1', `file://${path.join(folder, 'full')}`, 'shallow');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(hasDates(path.join(folder, 'full'))).toBe(true);
  expect(warn).not.toHaveBeenCalled();
  for (const clone of ['shallow', 'archive']) {
    expect(hasDates(path.join(folder, clone))).toBe(false);
    expect(warn.mock.lastCall?.join()).toMatch(/Sin fechas[^]*No dates[^]*git fetch --unshallow/);
  }
  warn.mockRestore();
});
