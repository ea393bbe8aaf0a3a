import {type Page} from '@playwright/test';
import {saveData} from './support/conditions';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

test.use({viewport: {width: 390, height: 800}, hasTouch: true});

const menu = '#menu';
const mainPanel = '#menu-main';

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: uiString('es', 'mobileMenu.open')}).click();
  await expect(page.locator(menu)).toBeVisible();
}

const focused = (page: Page) => page.locator(':focus');

test('the topic that a link of the menu led to stands open there, and the one before is closed', async ({page}) => {
  await open(page, '/docs/password/');
  const topic = (id: string) => page.locator(`${menu} [data-topic="${id}"] > ul`);
  await openMenu(page);
  await expect(topic('account')).toBeVisible();
  await page.locator(`${menu} [data-topic="contacts"] a`).first().click();
  await expect(page.locator(menu)).toBeHidden();
  await expect(page).toHaveURL(/\/docs\/category\/contactos/);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/contraseña|password/i);
  await openMenu(page);
  await expect(topic('account')).toHaveCount(0);
  await expect(topic('contacts')).toBeVisible();
  const [shown, whole] = await topic('contacts').evaluate((list) => [list.clientHeight, list.scrollHeight]);
  expect(shown).toBe(whole);
});

test('the menu closes when the window grows past 996 px, and not before', async ({page}) => {
  await open(page, '/docs/');
  await openMenu(page);
  await page.setViewportSize({width: 996, height: 800});
  await expect(page.locator(menu)).toBeVisible();
  await page.setViewportSize({width: 997, height: 800});
  await expect(page.locator(menu)).toBeHidden();
  await expect(page.getByRole('button', {name: uiString('es', 'mobileMenu.open')})).toBeHidden();
});

test('a menu that script cannot close goes out of sight when the window grows', async ({page}) => {
  await saveData(page);
  await page.goto('/docs/faq/');
  await page.locator('[popovertarget="menu"]').first().click();
  await expect(page.locator('#menu')).toBeVisible();
  await page.setViewportSize({width: 1100, height: 800});
  await expect(page.locator('#menu')).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
});

test('inside the manual, a button leads back to the main menu, and Esc back again', async ({page}) => {
  await open(page, '/docs/faq/');
  await openMenu(page);
  const back = page.getByRole('button', {name: uiString('es', 'mobileMenu.back')});
  await back.click();
  await expect(page.locator(mainPanel)).toBeVisible();
  await expect(page.locator(mainPanel).getByRole('link', {name: uiString('es', 'mainMenu.news')})).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName(uiString('es', 'mobileMenu.close'));
  await page.keyboard.press('Escape');
  await expect(page.locator(mainPanel)).toBeHidden();
  await expect(page.locator(menu)).toBeVisible();
  await expect(back).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator(menu)).toBeHidden();
  await expect(page.getByRole('button', {name: uiString('es', 'mobileMenu.open')})).toBeFocused();
});

test('the menu traps focus, both ways', async ({page}) => {
  await open(page, '/docs/faq/');
  await openMenu(page);
  await page.locator(menu).locator('a, button').first().focus();
  await page.keyboard.press('Shift+Tab');
  const last = await focused(page).evaluate((element) => element.outerHTML);
  const visited = new Set<string>();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const inside = await focused(page).evaluate((element, selector) => element.closest(selector) !== null, menu);
    expect(inside).toBe(true);
    const html = await focused(page).evaluate((element) => element.outerHTML);
    visited.add(html);
    if (html === last) {
      break;
    }
  }
  expect(visited).toContain(last);
  expect(visited.size).toBeGreaterThan(10);
});

test('everything in the menu can be hit: at least 44 by 44 px', async ({page}) => {
  await open(page, '/docs/faq/');
  await openMenu(page);
  const small = () =>
    page.locator(`${menu} a:visible, ${menu} button:visible`).evaluateAll((controls) =>
      controls
        .map((control) => ({name: control.textContent || control.ariaLabel, box: control.getBoundingClientRect()}))
        .filter(({box}) => box.width < 44 || box.height < 44)
        .map(({name, box}) => `${name ?? ''}: ${box.width} x ${box.height}`),
    );
  expect(await small()).toEqual([]);
  await page.getByRole('button', {name: uiString('es', 'mobileMenu.back')}).click();
  expect(await small()).toEqual([]);
});
