import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {sourceChange} from './sourceChange';
import {freshnessOfStrings, recordedHash, recordOf, recordStrings, stringFiles} from './stringFiles';

let site = '';
beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'strings-'));
  const folder = site;
  onTestFinished(() => rmSync(folder, {recursive: true}));
  mkdirSync(path.join(site, 'src/manual/translations'), {recursive: true});
  write('blog/tags.yml', 'hola: Antes de empezar\n');
  write('i18n/es/code.json', '{"a": {"message": "Hola"}}\n');
});

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), content);
}

const tags = 'i18n/en/docusaurus-plugin-content-blog/tags.yml';
const code = 'i18n/en/code.json';

const find = (file: string) => {
  const found = stringFiles(site, 'en').find((one) => one.file === file);
  if (!found) throw new Error(`${file} is not among the files of texts`);
  return found;
};

describe('a file of texts', () => {
  it('is unverified, then up to date, then older than its Spanish one', () => {
    write(tags, 'hola: Before you start\n');
    write(code, '{"a": {"message": "Hello"}}\n');
    expect(stringFiles(site, 'en').map(({file, source}) => [file, source])).toEqual([
      [code, 'i18n/es/code.json'],
      [tags, 'blog/tags.yml'],
    ]);
    expect(freshnessOfStrings(site, find(tags))).toBe('unverified');
    recordStrings(site, find(tags));
    expect(freshnessOfStrings(site, find(tags))).toBe('up to date');
    expect(freshnessOfStrings(site, find(code))).toBe('unverified');
    write('blog/tags.yml', 'hola: Lo primero\n');
    expect(freshnessOfStrings(site, find(tags))).toBe('older');
  });

  it('shows what changed in Spanish since it was recorded', () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@x.example', ...args], {cwd: site});
    write(tags, 'hola: Before you start\n');
    expect(sourceChange(site, 'blog/tags.yml', recordOf('en'), undefined)).toContain('read the whole file');
    recordStrings(site, find(tags));
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Translate the tags');
    const change = () => sourceChange(site, 'blog/tags.yml', recordOf('en'), recordedHash(site, find(tags)));
    expect(change()).toContain('no change since');
    write('blog/tags.yml', 'hola: Antes de enviar\n');
    expect(change()).toContain('[-empezar-]{+enviar+}');
  });
});
