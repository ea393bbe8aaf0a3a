import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {folderWith} from '../../e2e/support/folder';
import {describeUnless, missingPrograms} from '../../e2e/support/programs';
import {hasDates} from './dates';

const folder = folderWith({'full/a': '', 'archive/a': ''});
const git = (subfolder: string, ...args: string[]) =>
  execFileSync(
    'git',
    ['-C', path.join(folder, subfolder), '-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args],
    {
      stdio: 'ignore',
    },
  );

describeUnless(missingPrograms('git'), 'the dates of pages', () => {
  beforeAll(() => {
    git('full', 'init');
    ['one', 'two'].forEach((message) => git('full', 'commit', '--allow-empty', '-m', message));
    git('.', 'clone', '--depth=1', `file://${path.join(folder, 'full')}`, 'shallow');
  });
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

  it('are shown when git has the whole history', () => {
    expect(hasDates(path.join(folder, 'full'))).toBe(true);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each(['shallow', 'archive'])('are missing without history (%s), with advice in both languages', (clone) => {
    expect(hasDates(path.join(folder, clone))).toBe(false);
    for (const text of ['Sin fechas', 'No dates', 'git fetch --unshallow']) {
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(text));
    }
  });
});
