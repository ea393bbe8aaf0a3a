import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {fileOf, type Place} from '../content/place';
import {spanishAddress} from './address';
import {hashOf} from './hash';
import {stamp} from './stamp';
import {freshnessOf, statesOf} from './state';

const english: Place = {locale: 'en', section: 'docs', name: 'help/index.mdx'};
const spanish: Place = {...english, locale: 'es'};
const text = (body: string, extra = '') => `---\ntitle: Ayuda\n${extra}---\n\n${body}\n`;

let site = '';
beforeEach(() => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  site = folder;
});

function write(place: Place, content: string): void {
  const file = path.join(site, fileOf(place));
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

describe('the mark of a Spanish page', () => {
  const page = {frontMatter: {title: 'Ayuda', description: 'Pide ayuda.'}, content: 'Hola.\n\nAdiós.'};

  it.each([
    ['its words', {...page, content: 'Hola.\n\nAdiós a todos.'}],
    ['its title', {...page, frontMatter: {...page.frontMatter, title: 'Pide ayuda'}}],
    ['its description', {...page, frontMatter: {...page.frontMatter, description: 'Otra.'}}],
  ])('changes with %s', (_, changed) => {
    expect(hashOf(changed)).not.toBe(hashOf(page));
  });

  it.each([
    ['keywords', {...page, frontMatter: {...page.frontMatter, keywords: ['socorro']}}],
    ['line endings', {...page, content: 'Hola.\r\n\r\nAdiós.'}],
    ['spaces at the ends', {...page, content: '\nHola.  \n\nAdiós.\n\n'}],
  ])('does not change with %s', (_, changed) => {
    expect(hashOf(changed)).toBe(hashOf(page));
  });
});

describe('a translation', () => {
  it('is missing, then unmarked, then up to date, then older', async () => {
    write(spanish, text('Hola.'));
    expect(await freshnessOf(site, english)).toBe('missing');
    write(english, text('Hello.'));
    expect(await freshnessOf(site, english)).toBe('unmarked');
    expect(await stamp(site, english)).toBe(true);
    expect(await freshnessOf(site, english)).toBe('up to date');
    write(spanish, text('Hola a todos.'));
    expect(await freshnessOf(site, english)).toBe('older');
    expect(await stamp(site, english)).toBe(true);
    expect(await freshnessOf(site, english)).toBe('up to date');
  });

  it('is stamped once: a second time changes nothing', async () => {
    write(spanish, text('Hola.'));
    write(english, text('Hello.', "source_hash: 'aaaaaaaaaaaa'\n"));
    await stamp(site, english);
    expect(await stamp(site, english)).toBe(false);
    expect(readFileSync(path.join(site, fileOf(english)), 'utf8').match(/source_hash/g)).toHaveLength(1);
  });

  it('cannot be stamped without a Spanish page or without front matter', async () => {
    write(english, 'Hello.');
    await expect(stamp(site, english)).rejects.toThrow('found no docs/help/index.mdx');
    write(spanish, text('Hola.'));
    await expect(stamp(site, english)).rejects.toThrow('found no front matter');
  });

  it('has no state when it is Spanish or has no Spanish page', async () => {
    write(english, text('Hello.'));
    expect(await freshnessOf(site, english)).toBeUndefined();
    expect(await freshnessOf(site, spanish)).toBeUndefined();
    expect(await statesOf(site, [spanish], 'en')).toEqual([]);
  });
});

describe('the address of a Spanish page', () => {
  it.each([
    ['/docs/', {section: 'docs', name: 'index.mdx'}],
    ['/docs/help/', {section: 'docs', name: 'help/index.mdx'}],
    ['/docs/contacts/create-contact', {section: 'docs', name: 'contacts/create-contact.mdx'}],
    ['/blog/welcome', {section: 'blog', name: '2026-09-07.mdx'}],
    ['/markdown-page', {section: 'pages', name: 'markdown-page.mdx'}],
  ] as const)('is %s', (address, place) => {
    expect(spanishAddress(place, place.section === 'blog' ? {slug: 'welcome'} : {})).toBe(address);
  });
});
