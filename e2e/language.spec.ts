import {saveData} from './support/conditions';
import {addressOf} from './support/routes';
import {expect, test} from './support/test';

const other = 'en';

// On hydrated pages it is a journey in every engine (browsers/).
test('the language switch in the menu of a page that is not hydrated keeps page, query and hash', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({width: 390, height: 740});
  await saveData(page);
  await page.goto('/docs/faq/?from=app#forgot-password');
  await page.locator('[popovertarget="menu"]').first().click();
  await page.locator('#menu [popovertarget="menu-main"]').first().click();
  await page.locator(`#menu-main a[lang="${other}"]`).click();
  await expect(page).toHaveURL(new URL(`${addressOf('/docs/faq/', other)}?from=app#forgot-password`, baseURL).href);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('#forgot-password')).toHaveAttribute('open');
});
