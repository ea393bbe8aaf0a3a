import {fault} from '../support/fault';
import {addressOf} from '../support/routes';
import {expect, test} from '../support/test';

test.use({javaScriptEnabled: false, viewport: {width: 390, height: 800}});

test(
  'no JavaScript at all',
  fault({reloads: 0}, async ({page, user}) => {
    await user.open('/docs/');
    await user.expectText('/docs/');
    // The menu of a narrow screen is a native popover.
    await page.locator('.navbar__toggle').click();
    const link = page.locator(`#menu a[href="/docs/faq/"]`).first();
    await expect(link).toBeVisible();
    user.navigates();
    await link.click();
    await user.expectText('/docs/faq/');
    await page.locator('#forgot-password > summary').click();
    await expect(page.locator('#forgot-password .answer__body')).toBeVisible();
    await user.expectNoMessage();
  }),
);

for (const path of ['/docs/faq/', '/blog']) {
  test(`the skip link of ${path} leads to its content without script`, async ({page}) => {
    // Wide enough for the navigation that stands before the content.
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto(path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
}

test('the language link of a page that is not there leads to the other language without script', async ({
  page,
  pageErrors,
}) => {
  const other = 'en';
  await page.goto('/docs/remitances');
  await page.locator('.navbar__toggle').click();
  await page.locator(`#menu .link-row a[lang="${other}"]`).click();
  await expect(page).toHaveURL(new URL(addressOf('/', other), process.env.SITE_URL).href);
  pageErrors.splice(0);
});

test('the open menu keeps the focus without script', async ({page}) => {
  await page.goto('/docs/faq/');
  await page.locator('.navbar__toggle').press('Enter');
  await expect(page.locator('#menu')).toBeVisible();
  const outside: string[] = [];
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    outside.push(
      ...(await page.locator(':focus').evaluateAll((all) => all.filter((each) => !each.closest('#menu')).map(String))),
    );
  }
  expect(outside).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});
