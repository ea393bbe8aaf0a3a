import {expect, open, test} from './support/test';

const key = 'docs-preferred-version-default';

test('the one version of the manual is named Next', async ({page}) => {
  await open(page, '/docs/faq/');
  const version = page.locator('.navbar__inner').getByRole('link', {name: 'Next'});
  await expect(version).toHaveAttribute('href', '/docs/faq/');
  await expect(version).toHaveCSS('font-weight', '400');
});

test('a stored version that does not exist any more is ignored and removed', async ({page}) => {
  await page.addInitScript((name) => localStorage.setItem(name, '0.9'), key);
  await open(page, '/docs/faq/');
  await expect(page.locator('.navbar__inner').getByRole('link', {name: 'Next'})).toBeVisible();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});
