import {type Page} from '@playwright/test';
import {breakResponse} from './support/files';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

const index = /\/search\/root\.\w+\.json$/;
const options = (page: Page) => page.getByRole('option');
const status = (page: Page) => page.locator('.search').getByRole('status');

/** Collects every text that the search shows or announces from now on. */
async function watchTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const texts = new Set<string>();
    Object.assign(window, {searchTexts: texts});
    new MutationObserver(() => {
      document.querySelectorAll('.search__panel p').forEach(({textContent}) => texts.add(textContent.trim()));
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
  });
  return () => page.evaluate(() => [...(window as unknown as {searchTexts: Set<string>}).searchTexts]);
}

const task = 'cancelar pedido';
const none = 'ß';
const waiting = uiString('es', 'search.waiting');
const nothing = (query: string) => uiString('es', 'search.nothing', {query});

const reach = async (page: Page) => {
  await page.keyboard.press('/');
};

test('one letter that begins no word shows help instead of no results', async ({page}) => {
  await open(page, '/docs/');
  await reach(page);
  const texts = await watchTexts(page);
  await page.keyboard.type(none);
  await expect(options(page).first()).toHaveAttribute('href', '/docs/help/');
  await page.keyboard.type(`${none}wv`);
  await expect(status(page)).toHaveText(nothing(`${none}${none}wv`));
  expect(await texts()).not.toContain(nothing(none));
});

test('shows that it is searching until its script is loaded, and Enter waits for both', async ({page}) => {
  await open(page, '/docs/');
  await page.waitForLoadState('networkidle');
  const letScriptCome = await breakResponse(page, /\/assets\/js\//, 'is slow');
  const letIndexCome = await breakResponse(page, index, 'is slow');
  await reach(page);
  await page.keyboard.type(task);
  await expect(status(page)).toHaveText(waiting);
  await page.keyboard.press('Enter');
  letScriptCome();
  await expect(page.locator('[role=listbox]')).toBeAttached();
  await expect(status(page)).toHaveText(waiting);
  letIndexCome();
  await expect(page).toHaveURL(/\/docs\/orders\/#cancel$/);
});
