import {type Page} from '@playwright/test';
import {pauseRequests, scriptsBetween} from './support/conditions';
import {addressOf, oneLocale} from './support/routes';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

const queries = {
  es: {cancel: 'cancelar pedido', question: 'olvidé mi contraseña'},
  en: {cancel: 'cancel order', question: 'I forgot my password'},
};

for (const locale of oneLocale) {
  const {cancel} = queries[locale];
  const orders = addressOf('/docs/orders/', locale);

  for (const width of [360, 1280]) {
    test.describe(`${width} px wide (${locale}):`, () => {
      test.use({viewport: {width, height: 740}});

      const ask = async (page: Page, query: string) => {
        if (width === 360) {
          await page.getByRole('button', {name: uiString(locale, 'search.open'), exact: true}).click();
        } else {
          await page.keyboard.press('/');
        }
        await expect(page.getByRole('combobox')).toHaveValue('');
        await page.keyboard.type(query);
      };
      const isReading = async (page: Page, target: string) => {
        await expect(page.locator(target)).toBeFocused();
        await expect(page.locator(target)).toBeInViewport();
        await expect(page.getByRole('option')).toHaveCount(0);
      };

      test('an answer on the open page takes the focus, also when it is chosen again', async ({page}) => {
        await open(page, orders);
        for (const by of ['a click', 'Enter', 'a click']) {
          await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
          await ask(page, cancel);
          await expect(page.getByRole('option').first()).toHaveAttribute('href', `${orders}#cancel`);
          if (by === 'Enter') {
            await page.keyboard.press('Enter');
          } else {
            await page.getByRole('option').first().click();
          }
          await expect(page).toHaveURL(new RegExp(`${orders}#cancel$`));
          await isReading(page, 'h2#cancel');
        }
      });

      test('an answer on another page takes the focus', async ({page}) => {
        await open(page, addressOf('/docs/help/', locale));
        await ask(page, cancel);
        await page.getByRole('option').first().click();
        await expect(page).toHaveURL(new RegExp(`${orders}#cancel$`));
        await isReading(page, 'h2#cancel');
      });

      test('a field that the reader went to while the answer was on its way keeps the focus', async ({
        page,
        browser,
      }) => {
        const from = addressOf('/docs/help/', locale);
        const answer = await pauseRequests(page, await scriptsBetween(browser, from, orders));
        await open(page, from);
        await ask(page, cancel);
        await page.getByRole('option').first().click();
        await expect(page).toHaveURL(new RegExp(`${orders}#cancel$`));
        await ask(page, '');
        answer.release();
        await expect(page.locator('h2#cancel')).toBeAttached();
        await expect(page.getByRole('combobox')).toBeFocused();
      });

      test('a page without a section starts at its top, and Tab goes through it from the beginning', async ({page}) => {
        await open(page, addressOf('/docs/faq/', locale));
        await ask(page, locale === 'es' ? 'promociones' : 'promotions');
        await expect(page.getByRole('option').first()).toHaveAttribute('href', addressOf('/docs/promotions/', locale));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${addressOf('/docs/promotions/', locale)}$`));
        // The title is written a frame after the page is rendered, when the focus has been moved.
        await expect(page).toHaveTitle(locale === 'es' ? /promoci/i : /promotion/i);
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
      });
    });
  }
}
