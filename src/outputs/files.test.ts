import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {write} from '../utils/files';
import {addressIn, filesOfLocale, onlyStylesheet, writeStylesheet} from './files';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'post-build-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('the files of a build', () => {
  it('are listed without those of other locales', () => {
    for (const name of ['b.html', 'a/index.html', 'en/index.html', 'english.html']) {
      write(path.join(folder, name), '');
    }
    const names = filesOfLocale(folder, ['en']).map((file) => path.relative(folder, file));
    expect(names).toEqual(['a/index.html', 'b.html', 'english.html'].map((name) => path.normalize(name)));
  });

  it('have addresses below the base URL; a page is addressed by its folder', () => {
    const addressOf = addressIn(folder, '/help/');
    expect(addressOf(path.join(folder, 'docs', 'faq', 'index.html'))).toBe('/help/docs/faq/');
    expect(addressOf(path.join(folder, 'index.html'))).toBe('/help/');
    expect(addressOf(path.join(folder, '404.html'))).toBe('/help/404.html');
  });
});

describe('a written stylesheet', () => {
  it('is named by its content', () => {
    mkdirSync(path.join(folder, 'css'));
    const write = (rules: string) => writeStylesheet(path.join(folder, 'css'), 'all', rules);
    const file = write('a{top:0}');
    expect(path.basename(file)).toMatch(/^all\.[\w-]{43}\.css$/);
    expect(readFileSync(file, 'utf8')).toBe('a{top:0}');
    expect(write('a{top:0}')).toBe(file);
    const other = write('a{top:1px}');
    expect(other).not.toBe(file);
    expect(existsSync(other)).toBe(true);
  });
});

describe('the stylesheet of the site', () => {
  it('is the only one, and its absence or company is an error', () => {
    expect(onlyStylesheet(['a.css'])).toBe('a.css');
    expect(() => onlyStylesheet([])).toThrow('Expected one stylesheet in the build, found 0');
    expect(() => onlyStylesheet(['a.css', 'b.css'])).toThrow('found 2: a.css, b.css');
  });
});
