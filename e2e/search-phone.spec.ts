import type {Page} from '@playwright/test';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

// The search on a narrow screen: a dialog in the top layer, opened by a button of the bar (browsers/) or by a field of the page.

test.use({viewport: {width: 360, height: 740}, hasTouch: true});

const field = (page: Page) => page.getByRole('combobox');
const cancel = 'cancelar pedido';

test('on a phone a tap on the field of the home page, and writing in it, open the dialog, whose first answer is whole; Esc closes it, and Tab passes by', async ({
  page,
}) => {
  await open(page, '/');
  const dialog = page.getByRole('dialog', {name: uiString('es', 'search.dialog')});
  await field(page).tap();
  await expect(dialog).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).fill('cuánto tarda en llegar');
  const line = page.locator('.search__option--first .search__line');
  await expect(line).toHaveText(/\p{L}.{15,}[.:]$/u);
  // Both are rounded, so that a fraction of a pixel may show as one; a line that is cut off is about twenty.
  expect(await line.evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight)).toBeLessThan(2);
  await field(page).fill('');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('main').getByRole('link').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(field(page)).toBeFocused();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await field(page).focus();
  await page.keyboard.type(cancel);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});
