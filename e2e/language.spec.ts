import {saveData} from './support/conditions';
import {addressOf} from './support/routes';
import {expect, hydrated, open, test} from './support/test';

const label = {es: 'Español', en: 'English'} as const;

const other = 'en';

test('the language switch keeps page, query and hash', async ({page, baseURL}) => {
  await open(page, '/docs/faq/?from=app#forgot-password');
  const navbar = page.locator('.navbar__inner');
  await page.evaluate(() => window.scrollTo(0, 0));
  await navbar.getByRole('button', {name: label.es}).click();
  await navbar.getByRole('link', {name: label[other]}).click();
  await expect(page).toHaveURL(new URL(`${addressOf('/docs/faq/', other)}?from=app#forgot-password`, baseURL).href);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('#forgot-password')).toHaveAttribute('open');
});

test('so does that of the menu of a page that is not hydrated', async ({page, baseURL}) => {
  await page.setViewportSize({width: 390, height: 740});
  await saveData(page);
  await page.goto('/docs/faq/?from=app#forgot-password');
  await page.locator('[popovertarget="menu"]').first().click();
  await page.locator('#menu [popovertarget="menu-main"]').first().click();
  await page.locator(`#menu-main a[lang="${other}"]`).click();
  await expect(page).toHaveURL(new URL(`${addressOf('/docs/faq/', other)}?from=app#forgot-password`, baseURL).href);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
});
