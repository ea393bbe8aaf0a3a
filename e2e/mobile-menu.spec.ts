import {type Page} from '@playwright/test';
import {expectClean} from './support/axe';
import {titleOf} from './support/build';
import {smallControls, stopsOutside} from './support/layout';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

test.use({viewport: {width: 390, height: 800}, hasTouch: true, harmless: /other\.example/});

const menu = '#menu';

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: uiString('es', 'mobileMenu.open')}).click();
  await expect(page.locator(menu)).toBeVisible();
}

test('the menu opens at the topic, traps the focus, leads to other pages, and closes when wide', async ({page}) => {
  await open(page, '/docs/password/');
  // On a phone the contents are a row of the page. Closed answers would not count.
  await page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
  await expectClean(page);
  const topic = (id: string) => page.locator(`${menu} [data-topic="${id}"] ul`);
  await openMenu(page);
  await expect(page.getByRole('dialog', {name: uiString('es', 'mobileMenu.label'), exact: true})).toBeVisible();
  await expect(topic('account')).toBeVisible();
  await expectClean(page, menu);
  await page.locator(`${menu} [data-topic="contacts"] a`).first().click();
  await expect(page.locator(menu)).toBeHidden();
  await expect(page).toHaveURL(/\/docs\/category\/contactos/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf('/docs/category/contactos'));
  await openMenu(page);
  await expect(topic('account')).toBeHidden();
  await expect(topic('contacts')).toBeVisible();
  expect(await smallControls(page.locator(menu))).toEqual([]);

  expect(await stopsOutside(page, menu)).toEqual([]);

  await expect(page.locator(menu).getByRole('link', {name: uiString('es', 'blog.crumb')})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(menu)).toBeHidden();
  await expect(page.getByRole('button', {name: uiString('es', 'mobileMenu.open')})).toBeFocused();

  await openMenu(page);
  await page.setViewportSize({width: 996, height: 800});
  await expect(page.locator(menu)).toBeVisible();
  await page.setViewportSize({width: 997, height: 800});
  await expect(page.locator(menu)).toBeHidden();
  await expect(page.getByRole('button', {name: uiString('es', 'mobileMenu.open')})).toBeHidden();
});

test('without React, Back closes the menu, and a link in it replaces its entry', async ({page}) => {
  await page.goto('/docs/orders/');
  await page.goto('/docs/faq/');
  const overlays = () => page.evaluate(() => (history.state as {overlays?: number} | null)?.overlays);
  await openMenu(page);
  await page.goBack();
  await expect(page.locator(menu)).toBeHidden();
  await expect(page).toHaveURL(/\/docs\/faq\/$/);
  await expect(page.getByRole('button', {name: uiString('es', 'mobileMenu.open')})).toBeFocused();
  await openMenu(page);
  await page.locator(`${menu} a[href="/blog"]`).click();
  await expect(page).toHaveURL(/\/blog\/?$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/faq\/$/);
  await expect(page.locator(menu)).toBeHidden();
  expect(await overlays()).toBeUndefined();
  // A reload closes the menu, and leaves its entry.
  await openMenu(page);
  expect(await overlays()).toBe(1);
  await page.reload();
  await expect.poll(overlays).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/orders\/$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
});

test('a menu link leads to its target, even on another site or to a file', async ({page}) => {
  await page.route('https://other.example/**', (route) => route.fulfill({contentType: 'text/html', body: 'Elsewhere'}));
  // A path that this site has too, a path that it lacks, and a file of this site.
  for (const href of ['https://other.example/docs/faq/', 'https://other.example/x', '/docs/faq.md']) {
    await open(page, '/docs/password/');
    await openMenu(page);
    await page.locator(menu).evaluate((panel, address) => {
      panel.prepend(Object.assign(document.createElement('a'), {href: address, textContent: 'elsewhere'}));
    }, href);
    await page.locator(menu).getByText('elsewhere').click();
    await expect(page).toHaveURL(href);
  }
});
