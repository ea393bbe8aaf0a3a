import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {fileOf, type PageRef} from '../../site/pageRef';
import {sourceHashOf} from './pageText';
import {updateSourceHash} from './updateSourceHash';
import {freshnessOf} from './freshness';

const english: PageRef = {locale: 'en', section: 'docs', name: 'help/index.mdx'};
const spanish: PageRef = {...english, locale: 'es'};
const text = (body: string, extra = '') => `---\ntitle: Ayuda\n${extra}---\n\n${body}\n`;

let site = '';
beforeEach(() => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  site = folder;
});

function write(ref: PageRef, content: string): void {
  const file = path.join(site, fileOf(ref));
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

describe('the hash of a Spanish page', () => {
  const page = {frontMatter: {title: 'Ayuda', description: 'Pide ayuda.'}, content: 'Hola.\n\nAdiós.'};

  it.each([
    ['its words', {...page, content: 'Hola.\n\nAdiós a todos.'}],
    ['its description', {...page, frontMatter: {...page.frontMatter, description: 'Otra.'}}],
  ])('changes with %s', (_, changed) => {
    expect(sourceHashOf(changed)).not.toBe(sourceHashOf(page));
  });

  it.each([
    ['keywords', {...page, frontMatter: {...page.frontMatter, keywords: ['socorro']}}],
    ['line endings', {...page, content: 'Hola.\r\n\r\nAdiós.'}],
  ])('does not change with %s', (_, changed) => {
    expect(sourceHashOf(changed)).toBe(sourceHashOf(page));
  });
});

describe('a translation', () => {
  it('is missing, then unverified, then up to date, then older', async () => {
    write(spanish, text('Hola.'));
    expect(await freshnessOf(site, english)).toBe('missing');
    write(english, text('Hello.'));
    expect(await freshnessOf(site, english)).toBe('unverified');
    expect(await updateSourceHash(site, english)).toBe(true);
    expect(await freshnessOf(site, english)).toBe('up to date');
    write(spanish, text('Hola a todos.'));
    expect(await freshnessOf(site, english)).toBe('older');
    expect(await updateSourceHash(site, english)).toBe(true);
    expect(await freshnessOf(site, english)).toBe('up to date');
  });

  it('gets no hash without a Spanish page or without front matter', async () => {
    write(english, 'Hello.');
    await expect(updateSourceHash(site, english)).rejects.toThrow(
      'found a translation without a Spanish page; expected docs/help/index.mdx',
    );
    write(spanish, text('Hola.'));
    await expect(updateSourceHash(site, english)).rejects.toThrow('found no front matter');
  });
});
