import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {unpack} from '../../src/offline/format/unpack';
import type {Pack, PackInfos} from '../../src/offline/format/pack';
import {cleanPath} from '../../src/site-model/cleanPath';
import {locales} from '../../src/site-model/locales';
import {isContentIndex} from '../../src/static-first/contentIndexFile';
import {buildFolder, contentIndexOf, fileOf, readPage} from '../support/build';
import {addressOf, routes} from '../support/routes';

const read = (file: string) => readFileSync(join(buildFolder, file), 'utf8');
const infos = JSON.parse(read('offline.json')) as PackInfos;

describe.each(locales)('the packed manual: %s', (locale) => {
  const {file, bytes, sent} = infos[locale] ?? {file: '', bytes: 0, sent: 0};
  const text = read(file);
  const textOf = unpack(JSON.parse(text) as Pack);

  it('contains every page as it was built, with all that it loads', () => {
    const missing = new Set<string>();
    for (const {path} of routes) {
      const address = addressOf(path, locale);
      expect(textOf(cleanPath(address)), address).toBe(read(fileOf(address)));
      const assets = readPage(fileOf(address)).querySelector('#page-assets');
      const namesIn = (attribute: string) => assets?.getAttribute(attribute)?.split(' ') ?? [];
      const loaded = [
        ...['data-scripts', 'data-deferred-css'].flatMap(namesIn),
        contentIndexOf(fileOf(address)).allCss,
      ];
      for (const name of loaded) {
        if (textOf(name ?? '') === undefined) missing.add(`${address}: ${name}`);
      }
    }
    expect([...missing]).toEqual([]);
  });

  it('contains the script for code only if a page has code', () => {
    const {files} = JSON.parse(text) as Pack;
    const has = (ending: string, part: string) =>
      files.some(([name]) => name.endsWith(ending) && textOf(name)?.includes(part));
    // A clean path has no ending: pages are what is left.
    const hasCode = files.some(([name]) => !/\.\w+$/.test(name) && textOf(name)?.includes('<pre'));
    expect(has('.js', 'prism-code')).toBe(hasCode);
  });

  it('contains the search index and the content index', () => {
    const home = addressOf('/', locale);
    const ofSearch = readdirSync(join(buildFolder, home, 'search')).map((name) => `search/${name}`);
    const contentIndex = readdirSync(join(buildFolder, home)).filter(isContentIndex);
    expect([ofSearch.length > 0, contentIndex.length]).toEqual([true, 1]);
    for (const name of [...ofSearch, ...contentIndex]) {
      expect(textOf(home + name), name).toBe(read(home + name));
    }
  });

  it('is as large as the button states', () => {
    expect(bytes).toBe(Buffer.byteLength(text));
    expect(sent).toBe(gzipSync(text, {level: 9}).length);
    expect(sent).toBeLessThan(380_000);
  });
});

it('the worker names the packed manuals, and answers in every language', () => {
  const worker = read('sw.js');
  for (const locale of locales) {
    expect(worker).toContain(infos[locale]?.file);
    expect(existsSync(join(buildFolder, infos[locale]?.file ?? '-'))).toBe(true);
  }
  expect(worker).toContain('No tienes conexión');
  expect(worker).toContain('You are offline');
  // The worker is loaded once, by readers who go on from page to page.
  expect(gzipSync(worker).length).toBeLessThan(27_000);
});
