import {type Page} from '@playwright/test';
import {pauseRequests, scriptsBetween} from './support/conditions';
import {expect, open, test} from './support/test';

const cancel = 'cancelar pedido';
const orders = '/docs/orders/';

const ask = async (page: Page, query: string) => {
  await page.keyboard.press('/');
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
  for (const by of ['a click', 'Enter']) {
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

test('a field that the reader went to while the answer was on its way keeps the focus', async ({page}) => {
  const from = '/docs/help/';
  const answer = await pauseRequests(page, scriptsBetween(from, orders));
  await open(page, from);
  await ask(page, cancel);
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('href', `${orders}#cancel`);
  await first.click();
  await expect(page).toHaveURL(new RegExp(`${orders}#cancel$`));
  await ask(page, '');
  answer.release();
  await expect(page.locator('h2#cancel')).toBeAttached();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('a page without a section starts at its top, and Tab goes through it from the beginning', async ({page}) => {
  await open(page, '/docs/faq/');
  await ask(page, 'promociones');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', '/docs/promotions/');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/promotions\/$/);
  // The title is written a frame after the page is rendered, when the focus has been moved.
  await expect(page).toHaveTitle(/promoci/i);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
});
