import {type Page} from '@playwright/test';
import {FONT_FAMILY, googleFonts} from '../src/static-first/names';
import {fontSettled, lateFont, typefaces} from './support/font';
import {shifts, watchFirstFrames} from './support/layoutShift';
import {expect, hydrated, open, test} from './support/test';

// The font comes from another host, which only this test allows.
test.use({harmless: /woff2/});

const [web, fallback] = [FONT_FAMILY, 'Help Fallback'];
const state = (page: Page) => page.evaluate(() => document.documentElement.dataset.font);

/** A later visit: the browser knows the faces and has the font in its cache; the test delays it. First visit: sample-pages.spec.ts. */
async function comeBack(page: Page) {
  await watchFirstFrames(page);
  const font = await lateFont(page);
  font.send();
  await open(page, '/docs/services/');
  await fontSettled(page);
  font.hold();
  return font;
}

/** Checks that this page and the next one have one typeface, and that nothing has moved. */
async function expectStill(page: Page, typeface: string): Promise<void> {
  expect(await typefaces(page)).toEqual([typeface]);
  expect(await shifts(page)).toEqual([]);
  // A later visit also has the stylesheet. A stylesheet for print blocks nothing.
  await expect(page.locator(`link[rel=stylesheet][media=print][href="${googleFonts.stylesheet}"]`)).toHaveCount(1);
  await page.locator('.navbar__inner a[href="/docs/faq/"]').click();
  await expect(page.locator('.answer').first()).toBeVisible();
  expect(await typefaces(page), 'on the page that followed').toEqual([typeface]);
}

test('a page uses the font that arrives before its first paint, and nothing moves', async ({page}) => {
  (await comeBack(page)).send();
  // The order differs on each visit.
  await expect(async () => {
    await page.reload();
    await fontSettled(page);
    expect(await typefaces(page)).toEqual([(await state(page)) === 'ready' ? web : fallback]);
    expect(await state(page)).toBe('ready');
  }).toPass();
  await expectStill(page, web);
});

test('a page keeps the fallback when the font arrives after its first paint, and nothing moves', async ({page}) => {
  const {send} = await comeBack(page);
  // The load event waits for the font.
  await page.reload({waitUntil: 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  send();
  await fontSettled(page);
  await hydrated(page);
  await expectStill(page, fallback);
});

test('a page keeps the fallback when the provider has moved the font, and nothing moves', async ({page}) => {
  const {send} = await comeBack(page);
  await page.evaluate(() =>
    localStorage.setItem('font.faces', '[["url(https://fonts.gstatic.com/s/moved.woff2)",{}]]'),
  );
  send();
  const stylesheet = page.waitForResponse(googleFonts.stylesheet);
  await page.reload();
  await stylesheet;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('font.faces'))).not.toContain('moved');
  await fontSettled(page);
  await expectStill(page, fallback);
});
