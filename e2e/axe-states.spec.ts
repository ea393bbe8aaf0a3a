import {type Page} from '@playwright/test';
import {googleFonts} from '../src/startup/fontProvider';
import {colourRules, violations} from './support/axe';
import {crashOutside} from './support/crash';
import {files, breakResponse} from './support/files';
import {stallNavigation} from './support/loading';
import {sourceLocale as locale} from './support/routes';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

/** Open menus and dialogs, and error states. Another locale changes words, and neither colours nor layout. */

/** Looks at a part of the page as it stands, and once more in dark colours. */
async function isClean(page: Page, within = 'main'): Promise<void> {
  const use = (theme: string) =>
    page.locator('html').evaluate((html, choice) => html.setAttribute('data-theme', choice), theme);
  expect.soft(await violations(page, {within})).toEqual([]);
  await use('dark');
  expect.soft(await violations(page, {within, rules: colourRules}), 'dark').toEqual([]);
  await use('light');
}

test.describe.configure({timeout: 120_000});
// Here pages fail on purpose.
test.use({harmless: /./});

// Nothing to wait for and nothing that fails.
test.beforeEach(({page}) =>
  page.route(googleFonts.stylesheet, (route) => route.fulfill({contentType: 'text/css', body: ''})),
);

/** A page with everything that opens: a menu, a list of languages, a search, answers, contents. */
const start = '/docs/password/';

test('axe finds nothing on a phone in answers, the menu, and a search in all its states', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, start);
  const all = page.locator('main details');
  await all.evaluateAll((answers) => answers.forEach((answer) => answer.setAttribute('open', '')));
  await isClean(page);
  await page.getByRole('button', {name: uiString(locale, 'mobileMenu.open')}).click();
  await expect(page.locator('#menu')).toBeVisible();
  await isClean(page, '#menu');
  await page.getByRole('button', {name: uiString(locale, 'mobileMenu.back')}).click();
  await expect(page.locator('#menu-main')).toBeVisible();
  await isClean(page, '#menu-main');

  await page.route('**/search/root.*', (route) => route.fulfill({status: 503}));
  await open(page, start);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await field.fill('x');
  await expect(page.getByRole('alert')).toHaveText(uiString(locale, 'search.failed'));
  await isClean(page, '.search');
  await page.unrouteAll();
  await field.fill('pedido');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=option][aria-selected=true]')).toBeVisible();
  await isClean(page, '.search');
  await field.fill('xqzwv');
  await expect(page.locator('.search__note')).toBeVisible();
  await isClean(page, '.search');
});

test('axe finds nothing in a wide window in the open list of languages and a search with answers', async ({page}) => {
  await open(page, start);
  await page.locator('.navbar__inner .dropdown > button').click();
  await expect(page.locator('.navbar__inner .dropdown__menu')).toBeVisible();
  await isClean(page, '.navbar');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('pedido');
  await expect(page.getByRole('option').first()).toBeVisible();
  await isClean(page, '.search');
});

test(`axe finds nothing on a page that crashed`, async ({page}) => {
  await crashOutside(page, locale);
  await expect(page.getByRole('main')).toContainText('The window has no media');
  await isClean(page, 'html');
});

test(`axe finds nothing while a page is waited for, and when it does not come`, async ({page}) => {
  const fail = await stallNavigation(page, locale);
  await expect(page.getByRole('status')).toHaveText(uiString(locale, 'loading.wait'));
  await isClean(page);
  fail();
  await expect(page.getByRole('alert')).toContainText('ChunkLoadError');
  await isClean(page);
});

test(`axe finds nothing in the message of a page that did not start`, async ({page, context}) => {
  await breakResponse(page, files['the main script'], 'is missing');
  await page.goto(start);
  await expect(page.locator('.load-error')).toBeVisible();
  await isClean(page, '.load-error');
  await context.setOffline(true);
  await expect(page.locator('.load-error .when-offline')).toBeVisible();
  await isClean(page, '.load-error');
});
