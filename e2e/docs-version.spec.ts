import {expect, open, test} from './support/test';

const key = 'docs-preferred-version-default';

test('the one version of the manual is named Next, and a stored one that does not exist any more is removed', async ({
  page,
}) => {
  await page.addInitScript((name) => localStorage.setItem(name, '0.9'), key);
  await open(page, '/docs/faq/');
  const version = page.locator('.navbar__inner').getByRole('link', {name: 'Next'});
  await expect(version).toBeVisible();
  await expect(version).toHaveAttribute('href', '/docs/faq/');
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});
