import {fault} from '../support/fault';
import {addressOf, oneLocale} from '../support/routes';
import {expect, test} from '../support/test';

test.use({javaScriptEnabled: false, viewport: {width: 390, height: 800}});

for (const locale of oneLocale) {
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

  for (const path of ['/', '/docs/faq/', '/docs/category/contactos', '/blog', '/blog/welcome', '/markdown-page']) {
    test(`the skip link of ${path} leads to its content without script (${locale})`, async ({page}) => {
      // Wide enough for the navigation that stands before the content.
      await page.setViewportSize({width: 1280, height: 800});
      await page.goto(addressOf(path, locale));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });
  }

  test(`the language link of a page that is not there leads to the other language without script (${locale})`, async ({
    page,
    pageErrors,
  }) => {
    const other = locale === 'es' ? 'en' : 'es';
    await page.goto(addressOf('/docs/remitances', locale));
    await page.locator('.navbar__toggle').click();
    await page.locator(`#menu .link-row a[lang="${other}"]`).click();
    await expect(page).toHaveURL(new URL(addressOf('/', other), process.env.SITE_URL).href);
    pageErrors.splice(0);
  });

  test(`the open menu keeps the focus without script (${locale})`, async ({page}) => {
    await page.goto(addressOf('/docs/faq/', locale));
    await page.locator('.navbar__toggle').press('Enter');
    await expect(page.locator('#menu')).toBeVisible();
    const outside: string[] = [];
    for (let stops = 0; stops < 60; stops += 1) {
      await page.keyboard.press('Tab');
      outside.push(
        ...(await page
          .locator(':focus')
          .evaluateAll((all) => all.filter((each) => !each.closest('#menu')).map(String))),
      );
    }
    expect(outside).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
  });
}
