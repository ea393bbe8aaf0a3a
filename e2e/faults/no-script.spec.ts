import {locales} from '../../src/site-model/locales';
import {fault} from '../support/fault';
import {expect, test} from '../support/test';

test.use({javaScriptEnabled: false, viewport: {width: 390, height: 800}});

for (const locale of locales) {
  test(
    `no JavaScript at all (${locale})`,
    fault(locale, {reloads: 0}, async ({page, at, user}) => {
      await user.open('/docs/');
      await user.expectText('/docs/');
      // The menu of a narrow screen is a native popover.
      await page.locator('.navbar__toggle').click();
      const link = page.locator(`#menu a[href="${at('/docs/faq/')}"]`).first();
      await expect(link).toBeVisible();
      user.navigates();
      await link.click();
      await user.expectText('/docs/faq/');
      await page.locator('#forgot-password > summary').click();
      await expect(page.locator('#forgot-password .answer__body')).toBeVisible();
      user.note('menus and answers that open');
      await user.expectNoMessage();
    }),
  );
}
