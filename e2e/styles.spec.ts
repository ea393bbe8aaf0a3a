import {type Page} from '@playwright/test';
import {crashOutside} from './support/crash';
import {styleDifferences} from './support/computedStyles';
import {expect, open, test} from './support/test';

// A page inlines only the rules that it uses, with constant custom properties replaced by their values (src/outputs/plugin). Its
// computed styles are compared with the whole stylesheet, since no other test would notice a lost rule.

/** States of a page with elements that scripts add: their rules are loaded with the scripts. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'the menu is open': async (page) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, '/docs/orders/');
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('#menu')).toBeVisible();
  },
  'the search has found something': async (page) => {
    await open(page, '/docs/');
    await page.keyboard.press('/');
    await page.keyboard.type('pin');
    // Until then the answers may be those to fewer letters.
    await expect(page.locator('.search__panel')).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('option').locator('.search__line').first()).toHaveText(/\p{L}/u);
  },
  'the reader came from a page of another kind': async (page) => {
    await open(page, '/docs/');
    await page.locator('footer a[href="/blog"]').click();
    await expect(page.locator('.blog main .link-list')).toBeVisible();
    await expect(page.locator('.route-progress')).toHaveCount(0);
  },
};

for (const [state, bring] of Object.entries(states)) {
  test(`nothing is lost when ${state}`, async ({page}) => {
    await bring(page);
    expect(await styleDifferences(page)).toEqual([]);
  });
}

test('nothing is lost when the page has crashed', async ({page, pageErrors}) => {
  // A page that has no button of that kind itself, nor the rules for one.
  await crashOutside(page, '/blog/archive');
  await expect(page.locator('.crash-view')).toBeVisible();
  // The rules of its button come with the stylesheet of the site, after the scripts.
  await expect(page.locator('.crash-view .primary-button').first()).toHaveCSS('align-items', 'center');
  await expect(page.locator('.crash-view__actions')).toHaveCSS('display', 'flex');
  expect(await styleDifferences(page)).toEqual([]);
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('The menu is gone')]);
});
