import {type Page} from '@playwright/test';
import {serve} from '../scripts/serve';
import {absolute, buildFolder, fileOf, readPage} from './support/build';
import {addressOf} from './support/routes';
import {expect, hydrated, test} from './support/test';

test('a page that is asked for by its file is shown under its clean address', async ({page, baseURL}) => {
  await page.goto('/docs/faq/index.html?from=mail#payments');
  await hydrated(page);
  await expect(page).toHaveURL(new URL('/docs/faq/?from=mail#payments', baseURL).href);
});

/** A host without rules sends the requested file, or the not-found page. */
for (const [written, clean] of [
  ['/docs/faq/index.html?from=mail#payments', '/docs/faq/?from=mail#payments'],
  ['/docs/contacts/create-contact/', '/docs/contacts/create-contact'],
  ['/docs/faq.html', '/docs/faq/'],
] as const) {
  test(`without redirects, ${written} is shown as ${clean}`, async ({page, pageErrors}) => {
    const {url, close} = await serve({root: buildFolder, plain: true});
    await page.goto(new URL(written, url).href);
    await expect(page).toHaveURL(new URL(clean, url).href);
    await hydrated(page);
    const canonical = absolute(clean.split('?')[0] ?? '');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
    await close();
    // The host's own answer to an address that no file has.
    expect(pageErrors.splice(0).filter((pageError) => !pageError.includes('status of 404'))).toEqual([]);
  });
}

test('without redirects, an .html address of nothing is tried once and says that there is no such page', async ({
  page,
  pageErrors,
}) => {
  const {url, close} = await serve({root: buildFolder, plain: true});
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
  await page.goto(new URL('/docs/nothing.html', url).href);
  await expect(page).toHaveURL(new URL('/docs/nothing', url).href);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Página No Encontrada');
  expect(loads).toEqual(['/docs/nothing.html', '/docs/nothing']);
  await close();
  pageErrors.splice(0);
});

/** Spellings that hosts and the router understand differently, and the page that each leads to. All are in siteAddress.dom.test.ts. */
const odd: [written: string, path: string][] = [
  ['//docs/faq', '/docs/faq/'],
  ['/docs/faq%2F', '/docs/faq/'],
  ['/docs/faq%C2%BB.', '/docs/faq/'],
  ['/blog/WELCOME', '/blog/welcome'],
];

/** The page is the one that belongs to its address, as it was built. */
async function expectPage(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(({pathname}) => pathname.replace(/\/$/, '') === address.replace(/\/$/, ''));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', absolute(address));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    readPage(fileOf(address)).querySelector('h1')?.text ?? '',
  );
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  expect(await page.locator('svg').evaluateAll((all) => Math.max(...all.map((svg) => svg.clientHeight)))).toBeLessThan(
    700,
  );
}

for (const plain of [false, true]) {
  const host = plain ? 'on a host without rules' : 'on a host with rules';
  test(`an odd spelling of an address leads to its page ${host}, before and after hydration`, async ({
    page,
    pageErrors,
  }) => {
    test.setTimeout(180_000);
    const {url, close} = await serve({root: buildFolder, plain});
    // The last one again: what its first visit stored must not affect the second.
    for (const [written, path] of [...odd, ...odd.slice(-1)]) {
      await test.step(written, async () => {
        await page.goto(url.replace(/\/$/, '') + written);
        await expectPage(page, path);
        await hydrated(page);
        await expectPage(page, path);
      });
    }
    await close();
    // The host's own response to an unknown spelling.
    expect(pageErrors.splice(0).filter((pageError) => !pageError.includes('status of 404'))).toEqual([]);
  });
}

/** URL parsers leave out tab and newline: what is left after decoding would be the address of another site. */
const foreign = [
  '//evil.example/x',
  '/%5C/evil.example/x',
  '/%09/evil.example/x',
  '/%0d/evil.example/X',
  '/%5c%09%5cevil.example/x',
];

test('no spelling of an address leads to another site, nor does a link on its page', async ({
  page,
  baseURL,
  pageErrors,
}) => {
  for (const written of [...foreign, addressOf('/%09/evil.example/x', 'en')]) {
    await test.step(written, async () => {
      await page.goto((baseURL ?? '').replace(/\/$/, '') + written);
      await hydrated(page);
      const links = page.locator('a[lang]');
      // Query and hash are kept once the links are those of the hydrated page.
      await page.evaluate(() => {
        location.hash = 'here';
      });
      await expect(links.first()).toHaveAttribute('href', /#here$/);
      const origins = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).origin));
      expect([...new Set([...origins, new URL(page.url()).origin])]).toEqual([new URL(baseURL ?? '').origin]);
    });
  }
  expect(pageErrors.splice(0).filter((pageError) => !pageError.includes('status of 404'))).toEqual([]);
});
