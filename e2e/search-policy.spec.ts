import type {Page} from '@playwright/test';
import {parse} from 'node-html-parser';
import {integrityHash} from '../src/utils/contentHash';
import type {ContentIndex} from '../src/static-first/contentIndexFile';
import {speculationRules} from '../src/static-first/deferred/speculationRules';
import {addressOf, oneLocale} from './support/routes';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

/** Inline scripts that run: blocks of data are no scripts to the policy. */
function inlineScripts(html: string): string[] {
  return parse(html, {parseNoneClosedTags: true})
    .querySelectorAll('script:not([src])')
    .filter((script) => !script.getAttribute('type')?.endsWith('json'))
    .map((script) => script.rawText);
}

/** Answers pages with a policy of scripts from this site and its own inline scripts, as a strict host sends it. */
async function withPolicy(page: Page, alsoInline = true): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    // The start of a page adds rules for fetching ahead, which are the same on every page.
    const hashes = alsoInline
      ? [...inlineScripts(html), speculationRules].map((text) => `'${integrityHash(text)}'`)
      : [];
    const policy = ["script-src 'self'", ...hashes].join(' ');
    return route.fulfill({response, body: html, headers: {...response.headers(), 'content-security-policy': policy}});
  });
}

for (const locale of oneLocale) {
  const start = addressOf('/docs/', locale);

  test(`the search works where only the site's own scripts may run (${locale})`, async ({page}) => {
    await withPolicy(page);
    await open(page, start);
    await page.keyboard.press('/');
    await page.keyboard.type(locale === 'en' ? 'cancel order' : 'cancelar pedido');
    await expect(page.getByRole('option').first()).toHaveAttribute(
      'href',
      `${addressOf('/docs/orders/', locale)}#cancel`,
    );
  });

  test(`the policy of that test holds: it stops what it does not name (${locale})`, async ({page, pageErrors}) => {
    await withPolicy(page, false);
    await page.goto(start);
    await expect
      .poll(() => pageErrors.filter((text) => text.includes('Content Security Policy')).length)
      .toBeGreaterThan(0);
    pageErrors.splice(0);
  });

  test(`where the index has not been built, the search says so (${locale})`, async ({page}) => {
    await page.route('**/content.*.json', async (route) => {
      const response = await route.fetch();
      const {chunks} = (await response.json()) as ContentIndex;
      return route.fulfill({response, json: {chunks}});
    });
    await open(page, start);
    await page.keyboard.press('/');
    await page.keyboard.type('a');
    await expect(page.locator('.search__note')).toHaveText(uiString(locale, 'search.onlyBuilt'));
  });
}
