import {fileOf, readPage} from './support/build';
import {expect, hydrated, test} from './support/test';

// Docusaurus decodes the hash of every address it shows. A hash that cannot be decoded must not crash the page.
const address = '/docs/faq/';

test('the hash #50% of an address does not crash the page, nor one that it gets later', async ({page}) => {
  const title = readPage(fileOf(address)).querySelector('h1')?.text ?? '';
  await page.goto(`${address}#50%`);
  await hydrated(page);
  await expect(page).toHaveURL(new URL(`${address}#50%25`, process.env.SITE_URL).href);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await page.evaluate(() => {
    location.hash = '#60%';
  });
  await expect(page).toHaveURL(new URL(`${address}#60%25`, process.env.SITE_URL).href);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
});
