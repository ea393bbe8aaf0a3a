import {type Page} from '@playwright/test';
import {FONT_FAMILY} from '../src/startup/inline/font';
import {fontSettled, lateFont, typefaces, type LateFont} from './support/font';
import {shifts, watchFirstFrames} from './support/layoutShift';
import {expect, open, test} from './support/test';

// The family itself is from another host, which only this test lets pages have.
test.use({harmless: /woff2/});

const [web, fallback] = [FONT_FAMILY, 'Help Fallback'];
const state = (page: Page) => page.evaluate(() => document.documentElement.dataset.font);

/** Visits a page, so that the browser knows the faces and has the family in its cache. */
async function visitBefore(page: Page, address: string, {send, hold}: LateFont): Promise<void> {
  send();
  await open(page, address);
  await fontSettled(page);
  hold();
}

/** Each opens the page and waits until the font has come, or cannot come any more. A first visit: sample-pages.spec.ts. */
const visits: [
  name: string,
  typeface: string,
  visit: (page: Page, address: string, font: LateFont) => Promise<void>,
][] = [
  [
    'on a later visit, when the font comes before the first paint',
    web,
    async (page, address, font) => {
      await visitBefore(page, address, font);
      font.send();
      // Which comes first is decided anew each time.
      await expect(async () => {
        await page.reload();
        await fontSettled(page);
        expect(await typefaces(page)).toEqual([(await state(page)) === 'ready' ? web : fallback]);
        expect(await state(page)).toBe('ready');
      }).toPass();
    },
  ],
  [
    'on a later visit, when the font comes after the first paint',
    fallback,
    async (page, address, font) => {
      await visitBefore(page, address, font);
      // The load event waits for the font.
      await page.reload({waitUntil: 'commit'});
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      font.send();
      await fontSettled(page);
    },
  ],
];

for (const [name, typeface, visit] of visits) {
  test(`a page has one typeface, and nothing in it moves: ${name}`, async ({page}) => {
    await watchFirstFrames(page);
    await visit(page, '/docs/services/', await lateFont(page));
    expect(await typefaces(page)).toEqual([typeface]);
    expect(await shifts(page)).toEqual([]);
    await page.locator('.navbar__inner a[href="/docs/faq/"]').click();
    await expect(page.locator('.answer').first()).toBeVisible();
    expect(await typefaces(page), 'on the page that followed').toEqual([typeface]);
  });
}
