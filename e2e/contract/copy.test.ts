import {existsSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {describe, expect, it} from 'vitest';
import {makeCopy} from '../../scripts/copy/copy';
import {CONTENTS} from '../../scripts/copy/page';
import {read, listFiles} from '../../src/lib/files';
import {localeFolder, localeOfPath, locales} from '../../src/site/locales';
import {addressOfFile, buildFolder, fileOf, valuesOf} from '../support/build';
import {folderWith} from '../support/folder';
import {pagesIn} from '../support/pages';
import {Part} from '../support/part';

// The copy for a USB stick or a phone without a connection (scripts/copy).

const folder = folderWith();
makeCopy(buildFolder, folder);
const files = listFiles(folder);
const pageIn = (file: string) => Part.parse(read(join(folder, file)));

describe('the copy', () => {
  it.each(locales)('in the language %s has at most 3 MB', (locale) => {
    const pagesOfLanguage = files.filter((file) => localeOfPath(file) === locale);
    expect(pagesOfLanguage.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(3_000_000);
  });

  it('loads no file from outside its folder, and has no broken link inside it', () => {
    const pages = new Map<string, Part>();
    const pageOf = (file: string) => pages.get(file) ?? pages.set(file, pageIn(file)).get(file);
    const wrongAddresses: string[] = [];
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      for (const element of pageOf(file)?.querySelectorAll('[href], [src]') ?? []) {
        const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
        const isOutside = /^[a-z]+:/.test(address);
        const [path = '', id] = address.split('#');
        const target = path === '' ? file : posix.join(posix.dirname(file), path);
        const isRight = isOutside
          ? element.tagName === 'A' || /canonical|icon/.test(element.getAttribute('rel') ?? '')
          : existsSync(join(folder, target)) && (!id || pageOf(target)?.hasId(decodeURIComponent(id)) === true);
        if (!isRight) wrongAddresses.push(`${file}: ${address}`);
      }
    }
    expect(wrongAddresses).toEqual([]);
  });

  it.each(locales)('lists in its contents (%s) each page of the manual, and its answers', (locale) => {
    const list = pageIn(localeFolder(locale) + CONTENTS).querySelectorAll('main a');
    const linkedPages = list.map((link) => addressOfFile(localeFolder(locale) + (link.getAttribute('href') ?? '')));
    const answersOf = (file: string) => valuesOf(file, '.markdown .answer[id]:not(.need)', 'id');
    const manualPages = pagesIn('docs')
      .filter((page) => page.locale === locale)
      .map(({address}) => fileOf(address))
      .flatMap((file) => [file, ...answersOf(file).map((id) => `${file}#${id}`)].map(addressOfFile));
    expect(linkedPages).toEqual(expect.arrayContaining(manualPages));
  });
});
