import {expect, open, test} from './support/test';

// Differences between the swizzled and the stock components in a browser. What the built HTML shows is in
// e2e/contract/swizzles.test.ts.

test(`the address of the page's text follows the page`, async ({page}) => {
  await open(page, '/docs/faq/');
  const text = page.locator('link[rel=alternate][type="text/markdown"]');
  await expect(text).toHaveAttribute('href', '/docs/faq.md');
  await page.locator('.footer a[href="/docs/orders/"]').click();
  await expect(text).toHaveAttribute('href', '/docs/orders.md');
});
