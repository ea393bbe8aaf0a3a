import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildFolder, fileOf, readPage, readText} from '../support/build';
import {addressesOf} from '../support/pages';
import {addressOf, locales} from '../support/routes';

/** The web app manifest: how the site appears on a home screen. */

describe.each(locales)('the web app manifest (%s)', (locale) => {
  const address = addressOf('/manifest.json', locale);

  it('is named by every page of the language', () => {
    for (const page of addressesOf(locale)) {
      const links = readPage(fileOf(page)).querySelectorAll('link[rel="manifest"]');
      expect(
        links.map((link) => link.getAttribute('href')),
        page,
      ).toEqual([address]);
    }
  });

  it('has the name of the site, its home page, and icons that exist in their stated size', () => {
    const manifest = JSON.parse(readText(address)) as {icons: {src: string; sizes: string; purpose: string}[]};
    const home = addressOf('/', locale);
    expect(manifest).toMatchObject({lang: locale, start_url: home, scope: home, id: home, short_name: 'Cercana'});
    for (const {src, sizes} of manifest.icons) {
      const png = readFileSync(join(buildFolder, src));
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
    expect(manifest.icons.map(({sizes, purpose}) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 512x512',
    ]);
  });
});
