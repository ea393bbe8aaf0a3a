import type {Page} from '@playwright/test';
import {expectClean} from './support/axe';
import {titleOf} from './support/build';
import {pauseRequests} from './support/conditions';
import {files} from './support/files';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

// cspell:ignore xqzwv
// On a narrow screen the search is a dialog. A phone loads no React, a computer does.

const phone = {viewport: {width: 360, height: 740}, hasTouch: true};

const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const dialog = (page: Page) => page.getByRole('dialog', {name: uiString('es', 'search.dialog')});
const status = (page: Page) => page.locator('.search').getByRole('status');
const magnifier = (page: Page) => page.locator('.search__open');

const cancel = titleOf('/docs/orders/#cancel');
const start = '/docs/';
const orders = '/docs/orders/';

/** Waits for the answer to all letters: it replaces the same answer to the first ones, and a tap on that would be lost. */
async function isAnswered(page: Page): Promise<void> {
  await expect(page.locator('.search__panel')).toHaveAttribute('aria-busy', 'false');
  await expect(options(page).first()).toHaveAttribute('href', `${orders}#cancel`);
}

test.describe('on a phone', () => {
  test.use(phone);

  test('the search opens at once, Back closes it while it waits, and an Enter that waited opens nothing later', async ({
    page,
  }) => {
    await open(page, start);
    const {release} = await pauseRequests(page, files['the index of the search']);
    await magnifier(page).tap();
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(cancel);
    await expect(status(page)).toHaveText(uiString('es', 'search.waiting'));
    const place = await field(page).boundingBox();
    await page.keyboard.press('Enter');
    await page.goBack();
    await expect(field(page)).toBeHidden();
    await expect(page).toHaveURL(start);
    release();
    await magnifier(page).tap();
    await expect(options(page).locator('mark').first()).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(cancel);
    expect((await field(page).boundingBox())?.y).toBe(place?.y);
    await expect(page).toHaveURL(start);
    await expectClean(page, '.search');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/orders\/#cancel$/);
    // The search has left no entry of its own.
    await page.goBack();
    await expect(page).toHaveURL(start);
    await expect(field(page)).toBeHidden();
  });

  test('an answer of the open page closes the search and takes the focus, each time and without a connection', async ({
    page,
    context,
  }) => {
    await page.goto(orders);
    const summary = page.locator('#cancel > summary');
    for (const isOffline of [false, false, true]) {
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
      await magnifier(page).tap();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.type(cancel);
      await isAnswered(page);
      await context.setOffline(isOffline);
      await options(page).first().tap();
      await expect(field(page)).toBeHidden();
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport();
      await expect(page.locator('.load-error')).toHaveCount(0);
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  });

  test('a double tap keeps the keyboard, and a field that was left before the deferred script has come is answered', async ({
    page,
  }) => {
    await page.goto(start);
    await magnifier(page).dblclick();
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toBeFocused();
    const {release} = await pauseRequests(page, files['the deferred script']);
    await page.goto('/', {waitUntil: 'commit'});
    await field(page).tap();
    await page.keyboard.type('pedido');
    await field(page).evaluate((element) => element.blur());
    release();
    await expect(options(page).locator('mark').first()).toBeVisible();
  });

  test('tapping or typing in the field of the home page opens the dialog, and Tab skips it', async ({page}) => {
    await open(page, '/');
    await field(page).tap();
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('main').getByRole('link').first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(field(page)).toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    await field(page).focus();
    await page.keyboard.type(cancel);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  });
});

test.describe('on a narrow computer', () => {
  test.use({viewport: {width: 768, height: 800}});

  test('the way to support closes the dialog, and the menu keeps the search closed', async ({page}) => {
    await open(page, start);
    await page.keyboard.press('/');
    await page.keyboard.type('xqzwv');
    await page.locator('.search__panel a[href*="#write"]').click();
    await expect(page).toHaveURL(/\/docs\/help\/#write$/);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('#write')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(start);

    // An answer of the open page takes the focus, although the router follows it while the dialog covers the page.
    await open(page, orders);
    await page.keyboard.press('/');
    await page.keyboard.type(cancel);
    await isAnswered(page);
    await options(page).first().click();
    await expect(page.locator('#cancel > summary')).toBeFocused();

    await page.getByRole('button', {name: uiString('es', 'mobileMenu.open')}).click();
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu')).toBeHidden();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a list becomes a dialog where the window becomes narrow, and a printed page has its text under an open dialog', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1180, height: 820});
    await open(page, start);
    await page.keyboard.press('/');
    await page.keyboard.type('pedido');
    await expect(options(page).locator('mark').first()).toBeVisible();
    await page.setViewportSize({width: 768, height: 800});
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('h1')).toBeVisible();
    await page.emulateMedia({media: 'screen'});
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
});
