import {type Page} from '@playwright/test';
import {titleOf} from './support/build';
import {hydrate} from './support/conditions';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

test.use({viewport: {width: 360, height: 740}, hasTouch: true});

/** The scroll position before anything is opened, in CSS pixels. */
const TOP = 400;

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Whether the current history entry belongs to the page, and not to an overlay. */
const isOnPageEntry = (page: Page) => page.evaluate(() => !('overlays' in ((history.state ?? {}) as object)));

/** Taps a button of the navbar where it is. A locator's own `tap` would scroll the page for a button in its scroll padding. */
async function tap(page: Page, id: string): Promise<void> {
  const box = await page.getByRole('button', {name: uiString('es', id), exact: true}).boundingBox();
  if (!box) throw new Error(`There is no button "${id}".`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const previousPage = '/docs/orders/';
const start = '/docs/faq/';
const startAddress = new RegExp(`:\\d+${start}$`);
const previousAddress = new RegExp(`:\\d+${previousPage}$`);

/** Opens two pages one after the other, and scrolls the second. */
const readTwoPages = async (page: Page) => {
  await open(page, previousPage);
  await open(page, start);
  // The navbar hides while the reader scrolls down, and is shown again on the way up.
  for (const top of [TOP + 200, TOP]) {
    await page.evaluate((to) => window.scrollTo({top: to, behavior: 'instant'}), top);
    await expect.poll(() => scrollTop(page)).toBe(top);
    await expect(page.getByRole('button', {name: uiString('es', 'mobileMenu.open')})).toBeInViewport({
      ratio: top === TOP ? 1 : 0,
    });
  }
};
const isWhereItWas = async (page: Page) => {
  await expect(page).toHaveURL(startAddress);
  await expect.poll(() => scrollTop(page)).toBe(TOP);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf(start));
};

test('Back closes the search dialog and the menu, and Esc leaves no history entry', async ({page}) => {
  await readTwoPages(page);
  for (const [opener, overlay] of [
    ['search.label', page.getByRole('dialog', {name: uiString('es', 'search.dialog')})],
    ['mobileMenu.open', page.locator('#menu')],
  ] as const) {
    for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await tap(page, opener);
      await expect(overlay).toBeVisible();
      // The menu becomes visible before the event that adds its entry.
      await page.waitForFunction(() => (history.state as {overlays?: number}).overlays === 1);
      await leave();
      await expect(overlay).toBeHidden();
      await isWhereItWas(page);
      await expect(page.getByRole('button', {name: uiString('es', opener), exact: true})).toBeFocused();
      await expect.poll(() => isOnPageEntry(page)).toBe(true);
    }
  }
  await page.goBack();
  await expect(page).toHaveURL(previousAddress);
});

test('Back and Forward show the right page after a reload, before scripts have loaded', async ({page}) => {
  await open(page, previousPage);
  await hydrate(page);
  await page.locator('footer a[href="/docs/help/"]').first().click();
  await expect(page.locator('h1')).toHaveText(titleOf('/docs/help/'));
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(previousAddress);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(previousAddress);
  await expect(page.locator('h1')).toHaveText(titleOf(previousPage));
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await page.goForward();
  await expect(page.locator('h1')).toHaveText(titleOf('/docs/help/'));
});

test('Back returns to the line that was read, far down a long page', async ({page}) => {
  await page.goto('/docs/password/');
  const line = page.locator('.step__text p:visible').last();
  await line.scrollIntoViewIfNeeded();
  const placeOf = async () => Math.round((await line.boundingBox())?.y ?? 0);
  const place = await placeOf();
  await page.locator('footer a[href="/docs/help/"]').evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator('h1')).toHaveText(titleOf('/docs/help/'));
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(titleOf('/docs/password/'));
  await expect.poll(placeOf).toBe(place);
});
