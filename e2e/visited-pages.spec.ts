import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Page} from '@playwright/test';
import english from '../i18n/en/offline/strings.json';
import spanish from '../i18n/es/offline/strings.json';
import {textsOf} from '../src/lib/pluginTexts';
import {titleOf} from './support/build';
import {saveData} from './support/conditions';
import {serveOwnSite} from './support/deploy';
import {connect, disconnect, hasNoWorker, heading, isActive, test, until} from './support/offline';
import {addressOf} from './support/routes';
import {expect, hydrated, idle} from './support/test';

/** Visited pages without a connection, and updates of the worker. saved-manual.spec.ts tests saving the manual. */

const says = {es: textsOf(spanish), en: textsOf(english)};

/** Waits until the worker has cached a page in the background. */
const isKept = (page: Page, path: string) =>
  until(page, async (key) => (await caches.match(key, {cacheName: 'visited-page'})) !== undefined, path);

const faq = '/docs/faq/';

/** Opens a page and follows a link to another one. Unless the first page is hydrated, this loads a new document. */
async function followLink(page: Page, url: string): Promise<void> {
  await page.locator(`.navbar__inner a[href="${faq}"]`).first().click();
  await expect(page).toHaveURL(url + faq);
  await expect(heading(page)).toHaveText(titleOf(faq));
}

/** Reads two pages: the second registers the worker. */
async function readTwoPages(page: Page, url: string, isHydrated = true): Promise<void> {
  await page.goto(`${url}/docs/`);
  if (isHydrated) await hydrated(page);
  await followLink(page, url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const path of ['/docs', '/docs/faq']) await isKept(page, path);
}

test('visited pages open offline, and other pages show a notice in their language', async ({page, site}) => {
  await readTwoPages(page, site.url);
  await disconnect(page, site);
  for (const spelling of ['/docs/faq/', '/docs/faq', '/docs/faq?a=1', '/docs/FAQ', '/docs/faq.html', '/docs/']) {
    await page.goto(site.url + spelling);
    await expect(heading(page)).toHaveText(titleOf(spelling === '/docs/' ? spelling : '/docs/faq/'));
    await hydrated(page);
  }
  await page.locator('footer a[href="/docs/orders/"]').click();
  await expect(heading(page)).toHaveText(says.es.title);
  await expect(page).toHaveURL(`${site.url}/docs/orders/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('.navbar')).toBeVisible();
  // The notice lists the readable pages, and has no search, which cannot run there.
  await expect(page.locator('.search')).toHaveCount(0);
  const readableLinks = page.locator('main li a');
  await expect(readableLinks).toHaveCount(2);
  await readableLinks.last().click();
  await expect(heading(page)).toHaveText(titleOf(faq));
  await page.goto(site.url + addressOf(faq, 'en'));
  await expect(heading(page)).toHaveText(says.en.title);
  await expect(page.locator('main li')).toHaveCount(0);
  await page.goto(`${site.url}/docs/orders/`);
  await connect(page, site);
  await page.getByRole('link', {name: says.es.retry}).click();
  await expect(heading(page)).toHaveText(titleOf('/docs/orders/'));
});

test('Back from the notice shows the page before it', async ({page}) => {
  // With `Cross-Origin-Opener-Policy`, which only pages from the host have, Back loads the page in any case.
  const site = await serveOwnSite({hasHeaders: false});
  await readTwoPages(page, site.url);
  await disconnect(page, site);
  await page.locator('footer a[href="/docs/orders/"]').click();
  await expect(heading(page)).toHaveText(says.es.title);
  await page.goBack();
  await expect(heading(page)).toHaveText(titleOf(faq));
});

test('on a phone, visited pages open offline although their scripts never loaded', async ({page, site}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', {enabled: true});
  await readTwoPages(page, site.url, false);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
});

test('practice that was opened once opens without a connection', async ({page, site}) => {
  const address = `${site.url}/docs/signup/`;
  await page.goto(address, {referer: `${site.url}/docs/`});
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await isKept(page, '/docs/signup');
  await page.goto(address);
  await page.locator('.practice-link').click();
  await expect(page.locator('dialog .phone')).toBeVisible();
  await disconnect(page, site);
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('.practice-link').click();
  await expect(page.locator('dialog .phone')).toBeVisible();
});

test('a page whose scripts are gone also recovers with a worker', async ({page, site}) => {
  await readTwoPages(page, site.url);
  await site.deploy();
  await page.locator('footer a[href="/docs/orders/"]').click();
  await expect(heading(page)).toHaveText(titleOf('/docs/orders/'));
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Lines before the code of the worker that remove a feature which older or damaged browsers lack. */
const timeoutRemoval = 'delete AbortSignal.timeout;';

for (const [browser, prepare] of [
  ['a browser that saves data', saveData],
  ['a browser that lacks what the worker needs', (page: Page) => page.addInitScript(timeoutRemoval)],
] as const) {
  test(`no page registers a worker in ${browser}`, async ({page, site}) => {
    await prepare(page);
    await page.goto(`${site.url}/docs/`);
    await followLink(page, site.url);
    await page.waitForLoadState('networkidle');
    await idle(page);
    expect(await page.evaluate(hasNoWorker)).toBe(true);
  });
}

const brokenWorker = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(new Response('locked out', {status: 503}));
  });`;

for (const [browser, before] of [
  ['a browser', ''],
  ['a browser that lacks what the worker needs', timeoutRemoval],
] as const) {
  test(`a new worker replaces one that answers with errors, in ${browser}`, async ({page, site}) => {
    const file = join(site.root, 'sw.js');
    const workerCode = before + readFileSync(file, 'utf8');
    await page.addInitScript(before);
    await page.goto(`${site.url}/docs/`);
    writeFileSync(file, brokenWorker);
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect((await page.goto(`${site.url}/docs/faq/`))?.status()).toBe(503);
    writeFileSync(file, workerCode);
    // The browser looks for a new worker a second after each navigation, so further navigations would delay that.
    expect((await page.goto(`${site.url}/docs/faq/`))?.status()).toBe(503);
    await expect
      .poll(async () => (await page.goto(`${site.url}/docs/faq/`))?.status(), {timeout: 60_000, intervals: [3_000]})
      .toBe(200);
    await expect(heading(page)).toHaveText(titleOf('/docs/faq/'));
    await hydrated(page);
    expect(await page.evaluate(hasNoWorker)).toBe(before !== '');
  });
}

test('pages come from the network when everything fails in the worker', async ({page, site}) => {
  const fail = `
    CacheStorage.prototype.open = CacheStorage.prototype.match = () => Promise.reject(new Error());
    AbortSignal.timeout = URL.prototype.toString = Response.prototype.clone = () => { throw new Error(); };`;
  const file = join(site.root, 'sw.js');
  writeFileSync(file, `addEventListener('activate', () => { ${fail} });${readFileSync(file, 'utf8')}`);
  await page.goto(`${site.url}/docs/`);
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const path of ['/docs/faq/', '/en/docs/']) {
    expect((await page.goto(site.url + path))?.status()).toBe(200);
    await hydrated(page);
  }
  await until(page, isActive);
});
