import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {cleanPath} from '../../src/site/addresses';
import {integrityHash} from '../../src/lib/hashes';
import {buildFolder, fileOf, scriptsOf, valuesOf} from '../support/build';
import {addressesOf} from '../support/pages';
import {addressOf, locales} from '../support/routes';
import {manualOf} from '../support/offline';

const read = (file: string) => readFileSync(join(buildFolder, file));

describe.each(locales)('the manual that can be saved: %s', (locale) => {
  const {address, hash, list} = manualOf(buildFolder, locale);
  const {files, bundle} = list;
  const hashes = new Map(files.map(([name, fileHash]) => [cleanPath(name), fileHash]));
  const contentOf = (name: string) => read(name.endsWith('/') ? `${name}index.html` : name);

  it('lists every page with all that it loads, also on use', () => {
    const home = addressOf('/', locale);
    const missingFiles = new Set<string>();
    const expectListed = (name: string, by: string) => hashes.has(name) || missingFiles.add(`${by}: ${name}`);
    for (const page of addressesOf(locale)) {
      expect(hashes.get(cleanPath(page)), page).toBe(integrityHash(read(fileOf(page))));
      const pageFiles = [...scriptsOf(fileOf(page)), ...valuesOf(fileOf(page), '#page-assets', 'data-all-css')];
      pageFiles.forEach((name = '') => expectListed(name, page));
    }
    for (const folder of ['search', 'assets/on-use']) {
      const names = readdirSync(join(buildFolder, home, folder));
      expect(names).not.toEqual([]);
      names.forEach((name) => expectListed(`${home}${folder}/${name}`, home));
    }
    expect([...missingFiles]).toEqual([]);
  });

  it('states the hash and the size of each file, and of the bundle of all files', () => {
    expect(integrityHash(read(address))).toBe(hash);
    for (const [name, fileHash, bytes] of files) {
      const content = contentOf(name);
      expect([name, integrityHash(content), content.length]).toEqual([name, fileHash, bytes]);
    }
    const bundleContent = read(bundle?.address ?? '');
    expect(bundleContent.equals(Buffer.concat(files.map(([name]) => contentOf(name))))).toBe(true);
    expect(bundle?.gzip).toBe(gzipSync(bundleContent).length);
    expect(bundle?.br).toBeLessThan(bundle?.gzip ?? 0);
  });
});
