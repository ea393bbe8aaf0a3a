import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {colourRules, setTheme, violations} from './support/axe';
import {absolute, answerTo, buildFolder} from './support/build';
import {styleDifferences} from './support/computedStyles';
import {saveData} from './support/conditions';
import {fontSettled, isFontLoaded, lateFont, typefaces} from './support/font';
import {sidewaysScrollers} from './support/layout';
import {shifts, watchFirstFrames} from './support/layoutShift';
import {expect, open, test} from './support/test';

// Pages of each kind, hydrated and as built. Another language changes words, but not colours, layout or files. One visit collects all
// facts, because loading a page takes longer than the checks.

/** Pages that differ in layout or components. The last one does not exist. */
const samplePages = [
  ...['/', '/markdown-page', '/blog/mdx-blog-post', '/docs/', '/docs/contacts/create-contact', '/docs/faq/'],
  ...['/docs/orders/', '/docs/help/', '/blog', '/docs/category/contactos', '/docs/not-here'],
];

const desktop = {width: 1280, height: 800};
/** The size of a window of 1280 x 800 at a zoom of 200 %. */
const enlargedSize = {width: 640, height: 400};

// The font comes from another host, which only these tests allow. The server answers the last page with 404.
test.use({viewport: {width: 360, height: 740}, harmless: /woff2|status of 404.*\/docs\/not-here\)$/});

test.describe.configure({timeout: 180_000});

/**
 * The limits for the requests of a page, except for the page itself and prefetches. On an ordinary connection a page loads the
 * deferred script and React, on a constrained one only the deferred script.
 */
const budget = {
  ordinary: {bytes: 116_000, requests: 4},
  constrained: {bytes: 9_500, requests: 2},
};

const sizes = new Map<string, number>();

/** The transfer size of a file of the site with Brotli. */
function transferSize(address: string): number {
  const file = answerTo(new URL(address).pathname) ?? '';
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(buildFolder, file))).length;
  sizes.set(file, size);
  return size;
}

/** Collects the addresses on this site that a page requests, without prefetches. The returned list grows while the page is used. */
function collectRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const {purpose = '', 'sec-purpose': secPurpose = purpose} = request.headers();
    const isOfSite = new URL(request.url()).hostname === 'localhost';
    if (isOfSite && !secPurpose.includes('prefetch')) addresses.push(request.url());
  });
  return addresses;
}

function expectWithin(requests: readonly string[], {bytes, requests: maxRequests}: (typeof budget)['ordinary']): void {
  const otherBytes = requests.slice(1).reduce((total, address) => total + transferSize(address), 0);
  expect.soft(otherBytes, 'bytes besides the page').toBeLessThanOrEqual(bytes);
  expect.soft(requests.length, 'requests').toBeLessThanOrEqual(maxRequests);
}

/** Parts that are only for the screen. */
const screenOnly =
  '.navbar, .theme-announcement-bar, .theme-doc-sidebar-container, .toc, .toc-menu, .search, .hash-link, .share, .on-screen, ' +
  '.save-manual, .contact__status, .footer__links, .pagination-nav';

for (const address of samplePages) {
  const exists = address !== '/docs/not-here';

  test(`hydrated, ${address} is accessible, still and light`, async ({page}) => {
    // On a phone, scripts insert the nearest page. Without a cache this moves the end of its line.
    if (!exists) await page.setViewportSize(desktop);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await watchFirstFrames(page);
    const font = await lateFont(page);
    const requests = collectRequests(page);
    await open(page, address);
    await page.waitForLoadState('load');
    expect.soft(await isFontLoaded(page)).toBe(false);
    font.send();
    await fontSettled(page);
    // The font came after the first paint, so the page does not use it.
    expect.soft(await typefaces(page)).toEqual(['Help Fallback']);
    expect.soft(await shifts(page), 'layout shifts').toEqual([]);
    await expect.soft(page.locator('html[lang=es][data-theme=dark]')).toHaveCount(1);
    await expect.soft(page.locator('h1')).toHaveCount(1);
    await expect.soft(page.locator(`link[rel=canonical][href="${absolute(address)}"]`)).toHaveCount(exists ? 1 : 0);
    await expect.soft(page.locator('link[rel=alternate][hreflang]')).toHaveCount(exists ? 3 : 0);
    await page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
    await page.setViewportSize(enlargedSize);
    expect.soft(await sidewaysScrollers(page), 'enlarged to 200 %').toEqual([]);
    // A wide window shows more beside the text. mobile-menu.spec.ts tests the parts that only a phone has.
    await page.setViewportSize(desktop);
    expect.soft(await violations(page, {rules: colourRules}), 'dark').toEqual([]);
    await setTheme(page, 'light');
    expect.soft(await violations(page), 'light').toEqual([]);
    await page.waitForLoadState('networkidle');
    if (exists) expectWithin(requests, budget.ordinary);
  });

  test(`before hydration ${address} is light, printable and has all its styles`, async ({page}) => {
    const requests = collectRequests(page);
    await saveData(page);
    await page.goto(address);
    const visibleParts = page.locator(screenOnly).filter({visible: true});
    await expect.soft(visibleParts).not.toHaveCount(0);
    const ink = () =>
      page
        .locator('main p')
        .first()
        .evaluate((text) => getComputedStyle(text).color);
    const lightInk = await ink();
    await setTheme(page, 'dark');
    await page.emulateMedia({media: 'print'});
    expect.soft(await ink(), 'ink on paper').toBe(lightInk);
    await expect.soft(visibleParts).toHaveCount(0);
    await expect.soft(page.locator('h1')).toBeVisible();
    await page.emulateMedia({media: 'screen'});
    // A page has only the rules that it uses, with the values of constant custom properties.
    expect.soft(await styleDifferences(page, desktop), 'styles that differ from the full stylesheet').toEqual([]);
    await page.waitForLoadState('networkidle');
    if (exists) expectWithin(requests, budget.constrained);
  });
}
