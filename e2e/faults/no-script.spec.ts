import {fault} from '../support/fault';
import {expect, test} from '../support/test';

test.use({javaScriptEnabled: false, viewport: {width: 390, height: 800}});

fault('no JavaScript at all', {reloads: 0}, async ({page, at, reader}) => {
  await reader.opens('/docs/');
  await reader.reads('/docs/');
  // The menu of a narrow screen is a native popover.
  await page.locator('.navbar__toggle').click();
  const link = page.locator(`#menu a[href="${at('/docs/faq/')}"]`).first();
  await expect(link).toBeVisible();
  reader.asks();
  await link.click();
  await reader.reads('/docs/faq/');
  await page.locator('#forgot-password > summary').click();
  await expect(page.locator('#forgot-password .answer__body')).toBeVisible();
  reader.notes('menus and answers that open');
  await reader.isToldNothing();
});
