import {type Page} from '@playwright/test';
import {serve} from '../scripts/serve';
import {absolute, buildFolder, titleOf} from './support/build';
import {expect, hydrated, test} from './support/test';

// Without rules, a host answers an unknown address with 404.
test.use({harmless: /status of 404/});

async function expectPage(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(({pathname}) => pathname.replace(/\/$/, '') === address.replace(/\/$/, ''));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', absolute(address));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf(address));
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
}

/**
 * A host without rules sends the requested file, or the not-found page. Hosts and the router understand some spellings differently. These
 * spellings lead to their page. siteAddress.dom.test.ts has all of them.
 */
const spellings: [address: string, clean: string][] = [
  ['/docs/faq/index.html?from=mail#payments', '/docs/faq/'],
  ['/docs/contacts/create-contact/', '/docs/contacts/create-contact'],
  ['//docs/faq', '/docs/faq/'],
  ['/docs/faq%C2%BB.', '/docs/faq/'],
  // Visited twice: data that the first visit stored must not affect the second.
  ['/blog/WELCOME', '/blog/welcome'],
  ['/blog/WELCOME', '/blog/welcome'],
];

test('on a host without redirects, every spelling of an address leads to its page', async ({page}) => {
  test.setTimeout(180_000);
  const {url, close} = await serve({root: buildFolder});
  for (const [address, clean] of spellings) {
    await test.step(address, async () => {
      await page.goto(url.replace(/\/$/, '') + address);
      await expectPage(page, clean);
      if (address.includes('?')) await expect(page).toHaveURL(/\/docs\/faq\/\?from=mail#payments$/);
      await hydrated(page);
      await expectPage(page, clean);
    });
  }
  // An address without a page is tried once.
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
  await page.goto(new URL('/docs/nothing.html', url).href);
  await expect(page).toHaveURL(new URL('/docs/nothing', url).href);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Página No Encontrada');
  expect(loads).toEqual(['/docs/nothing.html', '/docs/nothing']);
  await close();
});

/**
 * URL parsers leave out tab and newline, so a decoded path could become the address of another site. siteAddress.dom.test.ts has all
 * spellings.
 */
const foreignAddresses = ['//evil.example/x', '/%5c%09%5cevil.example/x', '/en/%09/evil.example/x'];

test('no spelling of an address leads to another site, nor do the links on its page', async ({page, baseURL}) => {
  for (const address of foreignAddresses) {
    await test.step(address, async () => {
      await page.goto((baseURL ?? '').replace(/\/$/, '') + address);
      await hydrated(page);
      const links = page.locator('a[lang]');
      await page.evaluate(() => {
        location.hash = 'here';
      });
      // Query and hash are added when the link is used.
      await links.first().dispatchEvent('pointerdown');
      await expect(links.first()).toHaveAttribute('href', /#here$/);
      const origins = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).origin));
      expect([...new Set([...origins, new URL(page.url()).origin])]).toEqual([new URL(baseURL ?? '').origin]);
    });
  }
});

// Docusaurus decodes the hash of every address it shows.
test('a malformed hash such as #50% does not crash the page, neither on load nor later', async ({page, baseURL}) => {
  await page.goto('/docs/faq/#50%');
  await hydrated(page);
  await expect(page).toHaveURL(new URL('/docs/faq/#50%25', baseURL).href);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf('/docs/faq/'));
  await page.evaluate(() => {
    location.hash = '#60%';
  });
  await expect(page).toHaveURL(new URL('/docs/faq/#60%25', baseURL).href);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf('/docs/faq/'));
});
