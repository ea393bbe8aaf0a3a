import {readPage} from './support/build';
import {addressOf, oneLocale} from './support/routes';
import {expect, open, test} from './support/test';

// Differences between the swizzled and the stock components in a browser. What the built HTML shows is in
// e2e/contract/swizzles.test.ts.

for (const locale of oneLocale) {
  const at = (path: string) => addressOf(path, locale);

  test(`the manual stands beside its navigation, which neither hides nor jumps to the top (${locale})`, async ({
    page,
  }) => {
    await open(page, at('/docs/faq/'));
    const [side, main] = [page.locator('.doc > aside'), page.locator('.doc > main')];
    const [left, right] = [await side.boundingBox(), await main.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    await expect(page.locator('.theme-back-to-top-button')).toHaveCount(0);
  });

  test(`the address of the page's text follows the page (${locale})`, async ({page}) => {
    await open(page, at('/docs/faq/'));
    const text = page.locator('link[rel=alternate][type="text/markdown"]');
    await expect(text).toHaveAttribute('href', at('/docs/faq.md'));
    await page.locator(`.footer a[href="${at('/docs/orders/')}"]`).click();
    await expect(text).toHaveAttribute('href', at('/docs/orders.md'));
  });

  test(`the brand leads home by its name in words (${locale})`, async ({page}) => {
    await open(page, at('/docs/'));
    const brand = page.locator('.navbar__inner .navbar__brand');
    await expect(brand).toHaveText(/Cercana/);
    await expect(brand.locator('svg')).not.toHaveCount(0);
    await expect(brand.locator('img')).toHaveCount(0);
  });

  test(`a free page is laid out as an article with its contents beside it (${locale})`, async ({page}) => {
    await page.setViewportSize({width: 1300, height: 900});
    await open(page, at('/markdown-page'));
    await expect(page.locator('.blog__main > article.markdown')).toBeVisible();
    await expect(page.locator('.toc .table-of-contents a').first()).toBeVisible();
  });

  test(`the contents of a page open without script on a phone (${locale})`, async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, viewport: {width: 390, height: 800}, baseURL});
    const page = await context.newPage();
    await page.goto(at('/docs/'));
    const contents = page.locator('details.toc-details').first();
    await expect(contents.getByRole('link').first()).toBeHidden();
    await contents.locator('summary').click();
    await expect(contents.getByRole('link').first()).toBeVisible();
    await context.close();
  });

  test(`no page without code brings the scripts that colour code (${locale})`, async ({page}) => {
    const brought: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') {
        brought.push(response.text());
      }
    });
    await open(page, at('/docs/'));
    expect(readPage(`${at('/docs/')}index.html`.slice(1)).querySelector('pre')).toBeNull();
    expect((await Promise.all(brought)).filter((script) => script.includes('prism-code'))).toEqual([]);
  });
}
