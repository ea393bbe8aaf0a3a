import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it, vi} from 'vitest';
import {folderWith, writeFiles} from '../e2e/support/folder';
import {describeUnless, missingPrograms} from '../e2e/support/programs';
import {changedFiles, listChecks, runChecks} from './check.mjs';

const root = process.cwd();
const commandsOf = (...changed: string[]) =>
  new Map(listChecks(root, changed).map(({name, command}) => [name, command.join(' ')]));

it('checks a changed page by itself, and the content as a whole', () => {
  const commands = commandsOf('docs/faq/index.mdx');
  expect([...commands.keys()].sort()).toEqual(['check:content', 'format:check', 'lint:md', 'spell']);
  expect(commands.get('spell')).toMatch(/cspell .* docs\/faq\/index\.mdx$/);
  expect(commands.get('check:content')).toBe('npm run --silent check:content');
  for (const file of ['src/ui/LinkList/remark.ts', 'src/manual/components/Topic/index.tsx'])
    expect(commandsOf(file).has('check:content')).toBe(false);
});

it('names a removed file to no tool, and checks everything when a setting has changed', () => {
  const commands = commandsOf('src/removed.ts');
  expect(commands.has('typecheck')).toBe(true);
  expect([...commands.values()].join(' ')).not.toContain('removed.ts');
  expect(listChecks(root, ['cspell-words.txt'])).toEqual(listChecks(root));
  expect(listChecks(root, [])).toEqual([]);
});

describeUnless(missingPrograms('git'), 'the files of a change', () => {
  it('are those that were changed, added and removed since the main branch, committed or not', () => {
    const folder = folderWith({'same.md': 'same', 'changed.md': 'before', 'removed.md': 'gone'});
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {cwd: folder});
    git('init', '-q', '-b', 'main');
    git('add', '.');
    git('commit', '-q', '-m', 'first');
    git('checkout', '-q', '-b', 'proposal');
    writeFiles(folder, {'committed.md': ''});
    git('add', '.');
    git('commit', '-q', '-m', 'second');
    writeFiles(folder, {'changed.md': 'other', 'añadida.md': ''});
    rmSync(join(folder, 'removed.md'));
    expect(changedFiles(folder).sort()).toEqual(['añadida.md', 'changed.md', 'committed.md', 'removed.md']);
  });
});

it('shows the notices of a check that passes, and nothing else of it', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const command = [process.execPath, '-e', 'console.log("a table\\nNotice: older")'];
  expect(await runChecks(root, [{name: 'check:content', command}])).toEqual({passed: 1, failed: 0, notable: []});
  const printed = print.mock.calls.flat().join('\n');
  print.mockRestore();
  expect(printed).toMatch(/^✓ check:content .*\n {2}Notice: older$/);
});

it('names a check that fails, for the end of a long log', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const checks = [1, 0].map((code) => ({
    name: `check:${code}`,
    command: [process.execPath, '-e', `process.exit(${code})`],
  }));
  expect(await runChecks(root, checks)).toEqual({passed: 1, failed: 1, notable: ['failed: npm run check:1']});
  print.mockRestore();
});
