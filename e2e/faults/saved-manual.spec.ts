import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Page, type Route} from '@playwright/test';
import {addressOf, type Locale} from '../support/routes';
import {
  bundleOf,
  manualOf,
  openPanel,
  removeBundle,
  saveButton,
  savedHash,
  status,
  test,
  until,
} from '../support/offline';
import {pauseRequests} from '../support/conditions';
import {expect, hydrated} from '../support/test';
import {uiString} from '../support/uiStrings';

// Errors while the manual is saved: the reader sees the reason, and the earlier copy stays.

const faq = /\/docs\/faq\/$/;

/** The size that the button states. */
const kilobytes = async (page: Page) => Number(/\d+/.exec((await saveButton(page).textContent()) ?? '')?.[0]);

test('saving: the worker is an HTML page, the bundle is cut off, or a file arrives changed', async ({page, site}) => {
  const worker = readFileSync(join(site.root, 'sw.js'));
  writeFileSync(join(site.root, 'sw.js'), '<!doctype html><title>Not here</title>');
  await openPanel(page, site, 'es');
  await saveButton(page).click();
  await expect(status(page, 'es', 'failed.browser')).toBeVisible();
  await expect(saveButton(page)).toBeVisible();
  writeFileSync(join(site.root, 'sw.js'), worker);

  removeBundle(site.root, 'en');
  const cutOff = (route: Route) => route.abort('connectionreset');
  const change = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: `${(await response.text()).slice(0, -1)}!`});
  };
  const failures: [locale: Locale, address: RegExp, reason: string, answer: (route: Route) => Promise<void>][] = [
    ['es', new RegExp(bundleOf(site.root, 'es')), 'connection', cutOff],
    ['en', faq, 'server', change],
  ];
  for (const [locale, address, reason, answer] of failures) {
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
  }
});

test('saving: the code of the panel fails to load, and loads when the button is pressed again', async ({
  page,
  site,
}) => {
  await page.goto(site.url + addressOf('/docs/', 'es'));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/on-use/**', (route) => route.abort());
  const button = page.getByRole('button', {name: uiString('es', 'offline.open')});
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(uiString('es', 'offline.noChoice'));
  await page.unroute('**/assets/on-use/**');
  await button.click();
  await expect(saveButton(page)).toBeVisible();
  // The pressed button is gone.
  await expect(page.locator('.save-manual').getByRole('status')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('saving: two tabs save two versions, and the listed version is complete', async ({page, context, site}) => {
  removeBundle(site.root, 'es');
  await openPanel(page, site, 'es');
  // The last file of the old version arrives while the other tab saves the new one, or waits to save it.
  const [lastFile = ''] = manualOf(site.root, 'es').list.files.at(-1) ?? [];
  let release: () => void = () => undefined;
  const decision = new Promise<void>((resolve) => (release = resolve));
  let isSent = false;
  await page.route(site.url + lastFile, async (route) => {
    const response = await route.fetch();
    isSent = true;
    await decision;
    await route.fulfill({response});
  });
  await saveButton(page).click();
  await expect.poll(() => isSent).toBe(true);
  await site.deploy();
  const otherPage = await context.newPage();
  await openPanel(otherPage, site, 'es');
  await saveButton(otherPage).click();
  await until(otherPage, async () => {
    const isSaved = (await caches.match('/list', {cacheName: 'saved-es'})) !== undefined;
    return isSaved || ((await navigator.locks.query()).pending?.length ?? 0) > 0;
  });
  release();
  await expect(status(page, 'es', 'old')).toBeVisible();
  await expect(status(otherPage, 'es', 'saved')).toBeVisible();
  expect(await savedHash(otherPage, 'es')).toBe(manualOf(site.root, 'es').hash);
  const missingAddresses = await page.evaluate(async () => {
    const cache = await caches.open('saved-es');
    const list = (await (await cache.match('/list'))?.json()) as [address: string, hash: string][];
    const isInCache = await Promise.all(list.map(async ([, hash]) => Boolean(await cache.match(`/${hash}`))));
    return list.filter((_, at) => !isInCache[at]).map(([address]) => address);
  });
  expect(missingAddresses).toEqual([]);
});

test('saving: a new version is deployed meanwhile, and the phone has no space for the next', async ({page, site}) => {
  await openPanel(page, site, 'es');
  const bundle = new RegExp(bundleOf(site.root, 'es'));
  const request = page.waitForRequest(bundle);
  const {release} = await pauseRequests(page, bundle);
  await saveButton(page).click();
  await request;
  await site.deploy();
  release();
  await expect(status(page, 'es', 'saved')).toBeVisible();
  const previousHash = await savedHash(page, 'es');
  expect(previousHash).toBe(manualOf(site.root, 'es').hash);

  // The new version is first stored next to the old one.
  await site.deploy();
  const session = await page.context().newCDPSession(page);
  const origin = site.url;
  const {usage = 0} = await page.evaluate(() => navigator.storage.estimate());
  await session.send('Storage.overrideQuotaForOrigin', {origin, quotaSize: usage + 500_000});
  await openPanel(page, site, 'es');
  await saveButton(page).click();
  await expect(status(page, 'es', 'failed.space')).toBeVisible();
  await expect(status(page, 'es', 'old')).toBeVisible();
  expect(await savedHash(page, 'es')).toBe(previousHash);
  await session.send('Storage.overrideQuotaForOrigin', {origin});
  await saveButton(page).click();
  await expect(status(page, 'es', 'saved')).toBeVisible();
  expect(await savedHash(page, 'es')).toBe(manualOf(site.root, 'es').hash);
});

test('saving: the tab is closed, and the next tab continues', async ({page, context, site}) => {
  removeBundle(site.root, 'es');
  await openPanel(page, site, 'es');
  const size = await kilobytes(page);
  await pauseRequests(page, faq);
  await saveButton(page).click();
  await until(page, async () => (await (await caches.open('saved-es')).keys()).length > 40);
  await page.close();
  const nextPage = await context.newPage();
  await openPanel(nextPage, site, 'es');
  await expect(status(nextPage, 'es', 'partial')).toBeVisible();
  expect(await kilobytes(nextPage)).toBeLessThan(size);
  await saveButton(nextPage).click();
  await expect(status(nextPage, 'es', 'saved')).toBeVisible();
});
