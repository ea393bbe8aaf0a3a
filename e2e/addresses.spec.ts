import {expect, hydrated, open, test} from './support/test';

for (const [written, clean] of [
  ['/docs/faq.html', '/docs/faq/'],
  ['/docs/faq/index.html?from=mail#payments', '/docs/faq/?from=mail#payments'],
  ['/en/docs/orders/index.html', '/en/docs/orders/'],
  ['/en/index.html', '/en/'],
] as const) {
  test(`${written} leads to ${clean}`, async ({page, baseURL}) => {
    await page.goto(written);
    await hydrated(page);
    await expect(page).toHaveURL(new URL(clean, baseURL).href);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('the language switch leads to the same page and back', async ({page}) => {
  await open(page, '/docs/contacts/create-contact');
  await page.getByRole('button', {name: 'Español'}).click();
  await page.getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL(/\/en\/docs\/contacts\/create-contact$/);
  await hydrated(page);
  await page.getByRole('button', {name: 'English'}).click();
  await page.getByRole('link', {name: 'Español'}).click();
  await expect(page).toHaveURL(/[^n]\/docs\/contacts\/create-contact$/);
});
