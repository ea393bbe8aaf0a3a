import {type Page} from '@playwright/test';
import {breakResponse} from './support/files';
import {addressOf, oneLocale} from './support/routes';
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

const queries = {
  es: {task: 'cancelar pedido', first: 'c', none: 'ß'},
  en: {task: 'cancel order', first: 'c', none: 'ß'},
};

for (const locale of oneLocale) {
  const {task, first, none} = queries[locale];
  const waiting = uiString(locale, 'search.waiting');
  const nothing = (query: string) => uiString(locale, 'search.nothing', {query});

  for (const width of [360, 1280]) {
    test.describe(`${width} px wide (${locale}):`, () => {
      test.use({viewport: {width, height: 740}});

      const reach = async (page: Page) => {
        if (width === 360) {
          await page.getByRole('button', {name: uiString(locale, 'search.open'), exact: true}).click();
        } else {
          await page.keyboard.press('/');
        }
      };

      test('one letter shows results', async ({page}) => {
        await open(page, addressOf('/docs/', locale));
        await reach(page);
        const texts = await watchTexts(page);
        await page.keyboard.type(first);
        await expect(options(page).first()).toBeVisible();
        await expect(status(page)).toContainText(/\d/);
        expect(await texts()).not.toContain(nothing(first));
      });

      test('one letter that begins no word shows help instead of no results', async ({page}) => {
        await open(page, addressOf('/docs/', locale));
        await reach(page);
        const texts = await watchTexts(page);
        await page.keyboard.type(none);
        await expect(options(page).first()).toHaveAttribute('href', addressOf('/docs/help/', locale));
        await page.keyboard.type(`${none}wv`);
        await expect(status(page)).toHaveText(nothing(`${none}${none}wv`));
        expect(await texts()).not.toContain(nothing(none));
      });

      test('shows that it is searching until the index is loaded', async ({page}) => {
        await open(page, addressOf('/docs/', locale));
        const letIndexCome = await breakResponse(page, index, 'is slow');
        await reach(page);
        const texts = await watchTexts(page);
        await page.keyboard.type(task);
        await expect(status(page)).toHaveText(waiting);
        await expect(page.locator('.search__note')).toHaveText(waiting);
        expect(await texts()).toEqual(expect.not.arrayContaining([expect.stringContaining(task)]));
        letIndexCome();
        await expect(options(page).first()).toBeVisible();
        await expect(status(page)).toContainText(/\d/);
        await expect(page.locator('.search__note')).toHaveCount(0);
      });

      test('shows that it is searching until its script is loaded, and Enter waits for both', async ({page}) => {
        await open(page, addressOf('/docs/', locale));
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
        await expect(page).toHaveURL(new RegExp(`${addressOf('/docs/orders/', locale)}#cancel$`));
      });
    });
  }
}
