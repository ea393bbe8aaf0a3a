import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {hasFullHistory} from './git';

let folder = '';
const at = (name: string) => path.join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  mkdirSync(at('archive'));
  mkdirSync(at('full'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
      cwd: at('full'),
      stdio: 'ignore',
    });
  git('init');
  for (const text of ['1', '2']) {
    writeFileSync(at('full/page.mdx'), text);
    git('add', '.');
    git('commit', '-m', text);
  }
  git('clone', '--depth', '1', `file://${at('full')}`, at('shallow'));
});
afterAll(() => rmSync(folder, {recursive: true}));

it('git has the dates of pages in a full clone, and not in a shallow clone or an archive', () => {
  expect(['full', 'shallow', 'archive'].map((name) => hasFullHistory(at(name)))).toEqual([true, false, false]);
});
