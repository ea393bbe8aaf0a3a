import {type Page} from '@playwright/test';
import {colourRules, setTheme, violations} from './support/axe';
import {crashOutside} from './support/crash';
import {files, breakResponse} from './support/files';
import {emptyFont} from './support/font';
import {stallNavigation} from './support/loading';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

/** Open menus and dialogs, and error states. Another locale changes words, and neither colours nor layout. */

/** Looks at a part of the page as it stands, and once more in dark colours. */
async function isClean(page: Page, within = 'main'): Promise<void> {
  expect.soft(await violations(page, {within})).toEqual([]);
  await setTheme(page, 'dark');
  expect.soft(await violations(page, {within, rules: colourRules}), 'dark').toEqual([]);
  await setTheme(page, 'light');
}

test.describe.configure({timeout: 120_000});

test.beforeEach(({page}) => emptyFont(page));

/** A page with everything that opens: a menu, a list of languages, a search, answers, contents. */
const start = '/docs/password/';

test('axe finds nothing on a phone in answers, contents, the menu, and a search with, without and past answers', async ({
  page,
  pageErrors,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, start);
  const all = page.locator('main details');
  await all.evaluateAll((answers) => answers.forEach((answer) => answer.setAttribute('open', '')));
  await isClean(page);
  await page.getByRole('button', {name: uiString('es', 'mobileMenu.open')}).click();
  await expect(page.locator('#menu')).toBeVisible();
  await isClean(page, '#menu');

  await page.route('**/search/root.*', (route) => route.fulfill({status: 503}));
  await open(page, start);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await field.fill('x');
  await expect(page.getByRole('alert')).toHaveText(uiString('es', 'search.failed'));
  await isClean(page, '.search');
  pageErrors.splice(0);
  await page.unrouteAll();
  await field.fill('pedido');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=option][aria-selected=true]')).toBeVisible();
  await isClean(page, '.search');
  await field.fill('xqzwv');
  await expect(page.locator('.search__note').first()).toBeVisible();
  await isClean(page, '.search');
});

test(`axe finds nothing on a page that crashed`, async ({page, pageErrors}) => {
  await crashOutside(page);
  await expect(page.getByRole('main')).toContainText('The menu is gone');
  await isClean(page, 'html');
  pageErrors.splice(0);
});

test(`axe finds nothing while a page is waited for, and when it does not come`, async ({page, pageErrors}) => {
  const fail = await stallNavigation(page);
  await expect(page.locator('.loading')).toHaveText(uiString('es', 'loading.wait'));
  await isClean(page);
  fail();
  await expect(page.getByRole('alert')).toContainText('ChunkLoadError');
  await isClean(page);
  pageErrors.splice(0);
});

test(`axe finds nothing in the message of a page that did not start`, async ({page, context, pageErrors}) => {
  await breakResponse(page, files['the main script'], 'is missing');
  await page.goto(start);
  await expect(page.locator('.load-error')).toBeVisible();
  await isClean(page, '.load-error');
  await context.setOffline(true);
  await expect(page.locator('.load-error .when-offline')).toBeVisible();
  await isClean(page, '.load-error');
  pageErrors.splice(0);
});

test('axe finds each of four accessibility errors that are put on a page', async ({page}) => {
  await open(page, '/docs/orders/');
  await page.evaluate(() => {
    const addElement = (tag: string, text: string, style: Partial<CSSStyleDeclaration>) => {
      const element = Object.assign(document.createElement(tag), {textContent: text});
      Object.assign(element.style, style);
      document.querySelector('.markdown')?.append(element);
    };
    const small = {display: 'block', width: '9px', height: '9px'};
    addElement('p', 'Too pale', {color: '#999', background: '#fff'});
    addElement('img', '', small);
    addElement('button', 'a', small);
    addElement('button', 'b', small);
    addElement('h6', 'A step left out', {});
  });
  const rules = (await violations(page)).map((violation) => violation.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['color-contrast', 'image-alt', 'heading-order', 'target-size']));
});
