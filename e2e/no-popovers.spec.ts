import {type Page} from '@playwright/test';
import {locales} from './support/locales';
import {breakResponse, files} from './support/files';
import {addressOf} from './support/routes';
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

for (const locale of locales) {
  const start = addressOf('/docs/faq/', locale);
  const closeMenu = uiString(locale, 'mobileMenu.close');
  const toggle = (page: Page) => page.getByRole('button', {name: uiString(locale, 'mobileMenu.open')});
  const openButton = (page: Page) => page.getByRole('button', {name: uiString(locale, 'search.open'), exact: true});
  const dialog = (page: Page) => page.getByRole('dialog', {name: uiString(locale, 'search.dialog')});
  const menu = (page: Page) => page.locator('#menu');

  test(`without popovers the search covers the screen, and closes by Esc, Back, its button and an answer (${locale})`, async ({
    page,
  }) => {
    await open(page, addressOf('/', locale));
    await open(page, start);
    const closings = {
      Esc: () => page.keyboard.press('Escape'),
      Back: () => page.goBack(),
      button: () =>
        dialog(page)
          .getByRole('button', {name: uiString(locale, 'search.close')})
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
    await page.getByRole('combobox').fill(locale === 'es' ? 'cancelar pedido' : 'cancel order');
    await page.getByRole('option').first().tap();
    await expect(page).toHaveURL(new RegExp(`${addressOf('/docs/orders/', locale)}#cancel$`));
    await expect(dialog(page)).toHaveCount(0);
    await expectScrolling(page);
  });

  test(`without popovers the search of the home page lies above the navbar (${locale})`, async ({page}) => {
    await open(page, addressOf('/', locale));
    await page.locator('.hero').getByRole('combobox').tap();
    await expect(dialog(page)).toBeVisible();
    expect(await isOnTop(page, '.search--dialog .search__close')).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expectScrolling(page);
  });

  test(`without popovers the menu keeps the focus, and closes by Esc, Back, its button and a link (${locale})`, async ({
    page,
  }) => {
    await open(page, addressOf('/', locale));
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
    const back = page.getByRole('button', {name: uiString(locale, 'mobileMenu.back')});
    await back.tap();
    await expect(page.locator('#menu-main')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu-main')).toBeHidden();
    await expect(back).toBeFocused();
    await back.tap();
    await page
      .locator('#menu-main')
      .getByRole('link', {name: uiString(locale, 'mainMenu.news')})
      .tap();
    await expect(page).toHaveURL(new RegExp(`${addressOf('/blog', locale)}$`));
    await expect(menu(page)).toBeHidden();
    await expectScrolling(page);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${start}$`));
    await expect(menu(page)).toBeHidden();
  });

  test(`without popovers a tap on the menu's button before the page is hydrated opens the menu (${locale})`, async ({
    page,
  }) => {
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
}
