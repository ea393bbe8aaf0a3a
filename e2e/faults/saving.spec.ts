import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Page, type Route} from '@playwright/test';
import {type Locale} from '../support/locales';
import {bundleOf, manualOf, openPanel, removeBundle, save, saveButton, status, test, until} from '../support/offline';
import {expect} from '../support/test';

// What goes wrong while the manual is saved: the reader is told why, and what was there before stays.

const page404 = '<!doctype html><title>Not here</title>';
const faq = /\/docs\/faq\/$/;

const savedHash = (page: Page, locale: Locale) =>
  page.evaluate(
    async (key) => (await caches.match(key, {cacheName: 'manual-lists'}))?.headers.get('x-hash'),
    `/manual-lists/${locale}`,
  );

/** The size that the button states. */
const kilobytes = async (page: Page) => Number(/\d+/.exec((await saveButton(page).textContent()) ?? '')?.[0]);

/**
 * Holds back the answers to a request until it is released.
 * @returns a promise of the first request, and what releases it
 */
async function hold(page: Page, address: RegExp): Promise<{asked: Promise<void>; release: () => void}> {
  let release = () => {};
  let ask = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = new Promise<void>((resolve) => (ask = resolve));
  await page.route(address, async (route) => {
    ask();
    await released;
    await route.continue();
  });
  return {asked, release};
}

const ways: [what: string, locale: Locale, reason: 'server' | 'connection', answer: (route: Route) => Promise<void>][] =
  [
    [
      'a file is changed on its way',
      'en',
      'server',
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({response, body: `${(await response.text()).slice(0, -1)}!`});
      },
    ],
    ['the bundle is cut off', 'es', 'connection', (route) => route.abort('connectionreset')],
  ];

for (const [what, locale, reason, answer] of ways) {
  test(`saving: ${what} (${locale})`, async ({page, site}) => {
    const isFile = what.startsWith('a file');
    if (isFile) removeBundle(site.root, locale);
    const address = isFile ? faq : new RegExp(bundleOf(site.root, locale));
    await openPanel(page, site, locale);
    const size = await kilobytes(page);
    await page.route(address, answer);
    await saveButton(page).click();
    await expect(status(page, locale, `failed.${reason}`)).toBeVisible();
    expect(await savedHash(page, locale)).toBeUndefined();
    expect(await kilobytes(page)).toBeLessThanOrEqual(size);
    await page.unroute(address);
    await saveButton(page).click();
    await expect(status(page, locale, 'saved')).toBeVisible();
    expect(await savedHash(page, locale)).toBe(manualOf(site.root, locale).hash);
  });
}

test('saving: the worker is a page', async ({page, site}) => {
  writeFileSync(join(site.root, 'sw.js'), page404);
  await openPanel(page, site, 'en');
  await saveButton(page).click();
  await expect(status(page, 'en', 'failed.browser')).toBeVisible();
  await expect(saveButton(page)).toBeVisible();
});

test('saving: the phone has no space left', async ({page, site}) => {
  await save(page, site, 'es');
  const before = await savedHash(page, 'es');
  // The new version is stored beside the old one first.
  await site.deploy();
  const session = await page.context().newCDPSession(page);
  const origin = site.url;
  const {usage = 0} = await page.evaluate(() => navigator.storage.estimate());
  await session.send('Storage.overrideQuotaForOrigin', {origin, quotaSize: usage + 500_000});
  await openPanel(page, site, 'es');
  await saveButton(page).click();
  await expect(status(page, 'es', 'failed.space')).toBeVisible();
  await expect(status(page, 'es', 'old')).toBeVisible();
  expect(await savedHash(page, 'es')).toBe(before);
  await session.send('Storage.overrideQuotaForOrigin', {origin});
  await saveButton(page).click();
  await expect(status(page, 'es', 'saved')).toBeVisible();
  expect(await savedHash(page, 'es')).toBe(manualOf(site.root, 'es').hash);
});

test('saving: the tab is closed, and the next one goes on', async ({page, context, site}) => {
  removeBundle(site.root, 'es');
  await openPanel(page, site, 'es');
  const size = await kilobytes(page);
  await hold(page, faq);
  await saveButton(page).click();
  await until(page, async () => (await (await caches.open('manual-files')).keys()).length > 40);
  await page.close();
  const next = await context.newPage();
  await openPanel(next, site, 'es');
  await expect(status(next, 'es', 'partial')).toBeVisible();
  expect(await kilobytes(next)).toBeLessThan(size);
  await saveButton(next).click();
  await expect(status(next, 'es', 'saved')).toBeVisible();
});

test('saving: two tabs save at the same time', async ({page, context, site}) => {
  await openPanel(page, site, 'en');
  const {asked, release} = await hold(page, new RegExp(bundleOf(site.root, 'en')));
  await saveButton(page).click();
  await asked;
  const other = await context.newPage();
  await openPanel(other, site, 'en');
  await saveButton(other).click();
  await expect(status(other, 'en', 'failed.busy')).toBeVisible();
  release();
  await expect(status(page, 'en', 'saved')).toBeVisible();
  await openPanel(other, site, 'en');
  await expect(status(other, 'en', 'saved')).toBeVisible();
});

test('saving: a new version is deployed while the manual comes', async ({page, site}) => {
  await openPanel(page, site, 'es');
  const {asked, release} = await hold(page, new RegExp(bundleOf(site.root, 'es')));
  await saveButton(page).click();
  await asked;
  await site.deploy();
  release();
  await expect(status(page, 'es', 'saved')).toBeVisible();
  expect(await savedHash(page, 'es')).toBe(manualOf(site.root, 'es').hash);
});
