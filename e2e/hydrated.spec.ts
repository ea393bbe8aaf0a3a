import {titleOf} from './support/build';
import {expect, hydrated, open, test} from './support/test';

// Small facts about a page that is hydrated.

const faq = '/docs/faq/';

// Docusaurus decodes the hash of every address it shows.
test('the hash #50% of an address does not crash the page, nor one that it gets later', async ({page, baseURL}) => {
  await page.goto(`${faq}#50%`);
  await hydrated(page);
  await expect(page).toHaveURL(new URL(`${faq}#50%25`, baseURL).href);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf(faq));
  await page.evaluate(() => {
    location.hash = '#60%';
  });
  await expect(page).toHaveURL(new URL(`${faq}#60%25`, baseURL).href);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf(faq));
});

test(`the one version is named Next, and the address of the page's text follows the page`, async ({page}) => {
  const key = 'docs-preferred-version-default';
  await page.addInitScript((name) => localStorage.setItem(name, '0.9'), key);
  await open(page, faq);
  const version = page.locator('.navbar__inner').getByRole('link', {name: 'Next'});
  await expect(version).toBeVisible();
  await expect(version).toHaveAttribute('href', faq);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  const text = page.locator('link[rel=alternate][type="text/markdown"]');
  await expect(text).toHaveAttribute('href', '/docs/faq.md');
  await page.locator('.footer a[href="/docs/orders/"]').click();
  await expect(text).toHaveAttribute('href', '/docs/orders.md');
});
