import {hostingModel} from '../../hosting/model';
import {buildFolder, fileOf, readPage} from '../support/build';
import {expect, hydrated, test} from '../support/test';
import {installedServers, startServer, type HostServer} from './servers';

// What readers do most, on a real server with the configuration that `npm run hosting` writes: what its policies block, and what
// it redirects or does not find, is a page error and fails the test.

const titleOf = (address: string) => readPage(fileOf(address)).querySelector('h1')?.text ?? '';

for (const name of installedServers.filter((each) => each === 'nginx')) {
  test.describe(`on ${name}`, () => {
    test.describe.configure({mode: 'default'});
    let server: HostServer;
    /** The tests allow requests to this host name only (support/pageErrors.ts). */
    const at = (address: string) => server.origin.replace('127.0.0.1', 'localhost') + address;

    test.beforeAll(async () => {
      server = await startServer(name, hostingModel(buildFolder), buildFolder);
    });
    test.afterAll(() => server.stop());

    test(`from the search to a page, and to the other language`, async ({page}) => {
      const answers: string[] = [];
      page.on('response', (response) => {
        const headers = response.headers();
        if (headers['content-type']?.startsWith('text/html')) {
          answers.push(headers['content-security-policy'] ?? '', headers['integrity-policy'] ?? '');
        }
        expect(response.status(), response.url()).toBeLessThan(300);
      });
      await page.goto(at('/'));
      await hydrated(page);
      await page.keyboard.press('/');
      await page.keyboard.type('reembolso');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/docs\//);
      await page.locator('footer a[href="/docs/orders/"]').click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf('/docs/orders/'));
      await page.evaluate(() => scrollTo(0, 0));
      const navbar = page.locator('.navbar__inner');
      await navbar.getByRole('button', {name: 'Español'}).click();
      await navbar.getByRole('link', {name: 'English'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf('/en/docs/orders/'));
      await hydrated(page);
      expect(answers.length).toBeGreaterThanOrEqual(4);
      expect(answers.filter((value) => value === '')).toEqual([]);
    });

    test(`an unknown address is answered in its language`, async ({page, pageErrors}) => {
      const response = await page.goto(at('/en/docs/not-here'));
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/page not found/i);
      pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((one) => !/status of 404|^404 for/.test(one)));
    });
  });
}
