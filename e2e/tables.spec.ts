import {htmlFiles, readPage} from './support/build';
import {localeOf, locales} from './support/routes';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false, viewport: {width: 320, height: 640}});

const addresses = htmlFiles()
  .filter((file) => readPage(file).querySelector('main table'))
  .map((file) => `/${file.replace(/index\.html$/, '')}`);

for (const locale of locales) {
  test(`no table breaks inside a word at 320 px (${locale})`, async ({page}) => {
    test.setTimeout(120_000);
    const own = addresses.filter((address) => localeOf(address) === locale);
    expect(own).not.toEqual([]);
    const broken: string[] = [];
    for (const address of own) {
      await page.goto(address);
      const words = await page.locator('main :is(th, td)').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const found: string[] = [];
          const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            const text = texts.currentNode as Text;
            // A name of the storage is written as one word, and may break.
            const all = text.parentElement?.closest('code') ? [] : [...text.data.matchAll(/[\p{L}\p{N}]+/gu)];
            for (const {0: word, index} of all) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1) {
                found.push(word);
              }
            }
          }
          return found;
        }),
      );
      const wide = await page
        .locator('main table')
        .evaluateAll((tables) =>
          tables.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth).filter((more) => more > 0),
        );
      broken.push(
        ...words.map((word) => `${address}: ${word}`),
        ...wide.map((more) => `${address}: ${more} px too wide`),
      );
    }
    expect(broken).toEqual([]);
  });
}
