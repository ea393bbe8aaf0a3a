import {absolute} from './support/build';
import {addressOf, pages} from './support/routes';
import {expect, open, test} from './support/test';

for (const {address, path, locale} of pages) {
  test(`${address} comes alive without a complaint and keeps its address`, async ({page}) => {
    await open(page, address);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', absolute(address));
    const other = locale === 'es' ? 'en' : 'es';
    const alternate = page.locator(`link[rel="alternate"][hreflang="${other}"]`);
    await expect(alternate).toHaveAttribute('href', absolute(addressOf(path, other)));
  });
}
