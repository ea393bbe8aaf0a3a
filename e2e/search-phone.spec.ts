import type {Page} from '@playwright/test';
import {mostAsked} from './support/search';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

// The search on a narrow screen: a dialog in the top layer, opened by a button of the bar or by a field of the page.

test.use({viewport: {width: 360, height: 740}, hasTouch: true});

const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');

const orders = '/docs/orders/';
const start = '/docs/';
const cancel = 'cancelar pedido';

test('on a phone the search covers the screen, keeps the focus and answers to touch', async ({page}) => {
  await open(page, start);
  const button = page.getByRole('button', {name: uiString('es', 'search.label'), exact: true});
  await button.tap();
  const dialog = page.getByRole('dialog', {name: uiString('es', 'search.dialog')});
  await expect(dialog).toBeVisible();
  await expect(field(page)).toBeFocused();
  expect(await dialog.boundingBox()).toMatchObject({x: 0, y: 0, width: 360, height: 740});
  await expect(options(page)).toHaveCount(mostAsked);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  // The first answer shows its whole sentence.
  await field(page).fill('cuánto tarda en llegar');
  const line = page.locator('.search__option--first .search__line');
  await expect(line).toHaveText(/\p{L}.{15,}[.:]$/u);
  expect(await line.evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight)).toBe(0);
  await field(page).fill(cancel);
  await expect(options(page).first()).toHaveAttribute('href', `${orders}#cancel`);
  await options(page).first().tap();
  await expect(page).toHaveURL(new RegExp(`${orders}#cancel$`));
  await expect(dialog).toHaveCount(0);
});

test('on a phone a tap on the field of the home page, and writing in it, open the dialog; Esc closes it, and Tab passes by', async ({
  page,
}) => {
  await open(page, '/');
  const dialog = page.getByRole('dialog', {name: uiString('es', 'search.dialog')});
  await field(page).tap();
  await expect(dialog).toBeVisible();
  await expect(field(page)).toBeFocused();
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
