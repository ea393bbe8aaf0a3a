import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {describeIn} from '../manual/writer-errors/message';
import {checkStrings, findStrings, readStrings, type Strings} from './uiStrings';

const strings = (words: Record<string, string>): Strings => new Map([['code.json', new Map(Object.entries(words))]]);

describe('texts of the interface', () => {
  it('are in order when both languages have what the site uses', () => {
    expect(checkStrings(strings({a: 'Hola'}), {es: strings({a: 'Hola'}), en: strings({a: 'Hello'})})).toEqual([]);
  });

  it.each([
    ['missing', {}, 'found no text "a"; expected the words for "Hola"'],
    ['empty', {a: ' '}, 'found an empty text "a"'],
    ['left over', {a: 'Hello', b: 'Old'}, 'found the text "b", which the site does not use'],
  ])('that are %s are named with their file', (_, words: Record<string, string>, message) => {
    const [error, ...others] = checkStrings(strings({a: 'Hola'}), {es: strings({a: 'Hola'}), en: strings(words)});
    expect(error?.file).toBe('i18n/en/code.json');
    expect(error && describeIn('en', error.message)).toContain(message);
    expect(others).toEqual([]);
  });
});

describe('the search for texts', () => {
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  };

  it('looks at a copy without translations, and leaves the site as it is', () => {
    const site = mkdtempSync(path.join(os.tmpdir(), 'site-'));
    onTestFinished(() => rmSync(site, {recursive: true}));
    write(path.join(site, 'src/a.tsx'), '');
    write(path.join(site, 'i18n/en/code.json'), '{"old": {"message": "Old"}}');
    const found = findStrings(site, (copy) => {
      expect(readdirSync(copy).sort()).toEqual(['node_modules', 'src']);
      write(path.join(copy, 'i18n/en/code.json'), '{"new": {"message": "New"}}');
    });
    expect(found.get('code.json')).toEqual(new Map([['new', 'New']]));
    expect(readStrings(site, 'en').get('code.json')).toEqual(new Map([['old', 'Old']]));
  });
});
