import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {daysOfPages, lastChanges} from './lastChanges';

let folder = '';
const at = (...names: string[]) => path.join(folder, ...names);

function git(where: string, day: string, ...args: string[]): void {
  const date = `${day}T12:00:00Z`;
  const who = {
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@a.example',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@a.example',
  };
  const env = {...process.env, ...who, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date};
  execFileSync('git', ['-C', where, ...args], {env, stdio: 'ignore'});
}

function commit(day: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(at('site', name)), {recursive: true});
    writeFileSync(at('site', name), text);
  }
  git(at('site'), day, 'add', '.');
  git(at('site'), day, 'commit', '-m', 'a');
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'last-changes-'));
  mkdirSync(at('site'));
  mkdirSync(at('archive'));
  git(at('site'), '2026-01-01', 'init');
  commit('2026-01-01', {'docs/old.mdx': 'a', 'docs/año nuevo.mdx': 'a', 'src/index.tsx': 'a'});
  commit('2026-03-02', {'docs/año nuevo.mdx': 'b'});
  git(folder, '2026-03-02', 'clone', '--depth=1', `file://${at('site')}`, 'shallow');
});
afterAll(() => rmSync(folder, {recursive: true}));

describe('the day of the last change', () => {
  it('is that of the last commit that changed a file', () => {
    const days = lastChanges(at('site'));
    expect([days.get('docs/old.mdx'), days.get('docs/año nuevo.mdx')]).toEqual(['2026-01-01', '2026-03-02']);
  });

  it('is unknown in a shallow clone, and where there is no git', () => {
    expect(lastChanges(at('shallow')).size).toBe(0);
    expect(lastChanges(at('archive')).size).toBe(0);
  });

  it('is known of pages with a text of their own', () => {
    const route = (address: string, sourceFilePath: string) => ({
      path: address,
      component: '',
      exact: true,
      metadata: {sourceFilePath},
    });
    const nested = {path: '/docs', component: '', exact: false, routes: [route('/docs/old', 'docs/old.mdx')]};
    const dayOf = daysOfPages(at('site'), [
      nested,
      route('/', 'src/index.tsx'),
      {path: '/blog', component: '', exact: true},
    ]);
    expect([dayOf('/docs/old/'), dayOf('/'), dayOf('/blog')]).toEqual(['2026-01-01', undefined, undefined]);
  });
});
