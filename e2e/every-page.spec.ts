import {type Page} from '@playwright/test';
import {absolute} from './support/build';
import {emptyFont, fontSettled} from './support/font';
import {addressOf, locales, pages} from './support/routes';
import {expect, open, test} from './support/test';

/** Requests to this site that came to nothing. What a page still fetched ahead when the next one was opened does not count. */
function failures(page: Page): string[] {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) {
      failed.push(`${response.status()} for ${response.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== 'net::ERR_ABORTED') {
      failed.push(`${reason} for ${request.url()}`);
    }
  });
  return failed;
}

/** The same page and browser session walks through all addresses, as a reader would: a context for each would take minutes. */
for (const theme of ['light', 'dark'] as const) {
  for (const locale of locales) {
    test(`every page comes alive without a complaint and keeps its address (${locale}, ${theme})`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(300_000);
      const other = locale === 'es' ? 'en' : 'es';
      const failed = failures(page);
      await emptyFont(page);
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
      for (const {address, path} of pages.filter((each) => each.locale === locale)) {
        await test.step(address, async () => {
          await open(page, address);
          await fontSettled(page);
          const facts = await page.evaluate((hreflang) => {
            const href = (selector: string) => document.querySelector<HTMLLinkElement>(selector)?.href;
            return {
              headings: document.querySelectorAll('h1').length,
              lang: document.documentElement.lang,
              theme: document.documentElement.dataset.theme,
              canonical: href('link[rel="canonical"]'),
              alternate: href(`link[rel="alternate"][hreflang="${hreflang}"]`),
            };
          }, other);
          expect.soft(facts, address).toEqual({
            headings: 1,
            lang: locale,
            theme,
            canonical: absolute(address),
            alternate: absolute(addressOf(path, other)),
          });
          expect.soft([...complaints.splice(0), ...failed.splice(0)], `${address} complained`).toEqual([]);
        });
      }
    });
  }
}
