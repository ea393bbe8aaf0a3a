import {expectClean} from './support/axe';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

/** An open menu, and a search. Error states: crash, loading, search, faults/message. */

test.describe.configure({timeout: 120_000});

/** A page with everything that opens: a menu, a search, answers, contents. */
const start = '/docs/password/';

test('axe finds nothing on a phone in answers, contents, the menu, and a search with and without answers', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, start);
  const all = page.locator('main details');
  await all.evaluateAll((answers) => answers.forEach((answer) => answer.setAttribute('open', '')));
  await expectClean(page);
  await page.getByRole('button', {name: uiString('es', 'mobileMenu.open')}).click();
  await expect(page.locator('#menu')).toBeVisible();
  await expectClean(page, '#menu');

  await open(page, start);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await field.fill('pedido');
  // Until then the options belong to an empty field.
  await expect(page.getByRole('option').locator('mark').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=option][aria-selected=true]')).toBeVisible();
  await expectClean(page, '.search');
  await field.fill('xqzwv');
  await expect(page.locator('.search__note').first()).toBeVisible();
  await expectClean(page, '.search');
});
