import {type Page} from '@playwright/test';
import {breakResponse, files} from './support/files';
import {expect, hydrated, open, test} from './support/test';
import {uiString} from './support/uiStrings';
import {withoutPopovers} from './support/withoutPopovers';

// Menu and search of a narrow screen in browsers without popovers: Chrome before 114, Safari before 17, Firefox before 125.

test.use({viewport: {width: 360, height: 740}, hasTouch: true});
test.beforeEach(({page}) => withoutPopovers(page));
// The last page may still prefetch others.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

/** Whether the page scrolls, as it must when nothing covers it. */
async function expectScrolling(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
}

/** Whether an element is what a touch at its centre meets: nothing lies above it. */
const isOnTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

const start = '/docs/faq/';
const closeMenu = uiString('es', 'mobileMenu.close');
const toggle = (page: Page) => page.getByRole('button', {name: uiString('es', 'mobileMenu.open')});
const openButton = (page: Page) => page.getByRole('button', {name: uiString('es', 'search.open'), exact: true});
const dialog = (page: Page) => page.getByRole('dialog', {name: uiString('es', 'search.dialog')});
const menu = (page: Page) => page.locator('#menu');

test('without popovers the search covers the screen, and closes by Esc, Back, its button and an answer', async ({
  page,
}) => {
  await open(page, '/');
  await open(page, start);
  const closings = {
    Esc: () => page.keyboard.press('Escape'),
    Back: () => page.goBack(),
    button: () =>
      dialog(page)
        .getByRole('button', {name: uiString('es', 'search.close')})
        .tap(),
  };
  for (const [name, close] of Object.entries(closings)) {
    await openButton(page).tap();
    await expect(dialog(page), name).toBeVisible();
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    expect(await dialog(page).boundingBox()).toEqual({x: 0, y: 0, width: 360, height: 740});
    await close();
    await expect(dialog(page), name).toHaveCount(0);
    await expect(openButton(page)).toBeFocused();
    await expectScrolling(page);
    await expect(page).toHaveURL(new RegExp(`${start}$`));
  }
  await openButton(page).tap();
  await page.getByRole('combobox').fill('cancelar pedido');
  await page.getByRole('option').first().tap();
  await expect(page).toHaveURL(/\/docs\/orders\/#cancel$/);
  await expect(dialog(page)).toHaveCount(0);
  await expectScrolling(page);
});

test('without popovers the menu keeps the focus, and closes by Esc, Back, its button and a link', async ({page}) => {
  await open(page, '/');
  await open(page, start);
  const closings = {
    Esc: () => page.keyboard.press('Escape'),
    Back: () => page.goBack(),
    button: () => menu(page).getByRole('button', {name: closeMenu}).tap(),
  };
  for (const [name, close] of Object.entries(closings)) {
    await toggle(page).tap();
    await expect(menu(page), name).toBeVisible();
    await expect(page.locator(':focus')).toHaveAccessibleName(closeMenu);
    expect(await isOnTop(page, '#menu > .navbar-sidebar__brand .navbar-sidebar__close')).toBe(true);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await close();
    await expect(menu(page), name).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expectScrolling(page);
    await expect(page).toHaveURL(new RegExp(`${start}$`));
  }
  await toggle(page).tap();
  const back = page.getByRole('button', {name: uiString('es', 'mobileMenu.back')});
  await back.tap();
  await expect(page.locator('#menu-main')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu-main')).toBeHidden();
  await expect(back).toBeFocused();
  await back.tap();
  await page
    .locator('#menu-main')
    .getByRole('link', {name: uiString('es', 'mainMenu.news')})
    .tap();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(menu(page)).toBeHidden();
  await expectScrolling(page);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${start}$`));
  await expect(menu(page)).toBeHidden();
});

test(`without popovers a tap on the menu's button before the page is hydrated opens the menu`, async ({page}) => {
  const letScriptsCome = await breakResponse(page, files['the main script'], 'is slow');
  await page.goto(start);
  await toggle(page).tap();
  letScriptsCome();
  await hydrated(page);
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({width: 1100, height: 800});
  await expect(menu(page)).toBeHidden();
  await expectScrolling(page);
});
