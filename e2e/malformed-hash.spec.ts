import {fileOf, readPage} from './support/build';
import {expect, hydrated, open, test} from './support/test';

// Docusaurus decodes the hash of every address it shows. A hash that cannot be decoded must not crash the page.
const address = '/docs/faq/';
// Read when a test runs: a site may be built in one language only.
const title = () => readPage(fileOf(address)).querySelector('h1')?.text ?? '';

test('the hash #50% of an address does not crash the page', async ({page}) => {
  await page.goto(`${address}#50%`);
  await hydrated(page);
  await expect(page).toHaveURL(new URL(`${address}#50%25`, process.env.SITE_URL).href);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title());
});

test('the hash #50% on a hydrated page does not crash it', async ({page}) => {
  await open(page, address);
  await page.evaluate(() => {
    location.hash = '#50%';
  });
  await expect(page).toHaveURL(new URL(`${address}#50%25`, process.env.SITE_URL).href);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title());
});
