import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Page, type Route} from '@playwright/test';
import {type Locale} from '../support/routes';
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
import {expect} from '../support/test';

// What goes wrong while the manual is saved: the reader is told why, and what was there before stays.

const faq = /\/docs\/faq\/$/;

/** The size that the button states. */
const kilobytes = async (page: Page) => Number(/\d+/.exec((await saveButton(page).textContent()) ?? '')?.[0]);

test('saving: the worker is a page, the bundle is cut off, a file is changed on its way', async ({page, site}) => {
  const worker = readFileSync(join(site.root, 'sw.js'));
  writeFileSync(join(site.root, 'sw.js'), '<!doctype html><title>Not here</title>');
  await openPanel(page, site, 'es');
  await saveButton(page).click();
  await expect(status(page, 'es', 'failed.browser')).toBeVisible();
  await expect(saveButton(page)).toBeVisible();
  writeFileSync(join(site.root, 'sw.js'), worker);

  removeBundle(site.root, 'en');
  const failures: [locale: Locale, address: RegExp, reason: string, answer: (route: Route) => Promise<void>][] = [
    ['es', new RegExp(bundleOf(site.root, 'es')), 'connection', (route) => route.abort('connectionreset')],
    [
      'en',
      faq,
      'server',
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({response, body: `${(await response.text()).slice(0, -1)}!`});
      },
    ],
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

test('saving: a new version is deployed meanwhile, and the phone has no space for the next', async ({page, site}) => {
  await openPanel(page, site, 'es');
  const bundle = new RegExp(bundleOf(site.root, 'es'));
  const asked = page.waitForRequest(bundle);
  const {release} = await pauseRequests(page, bundle);
  await saveButton(page).click();
  await asked;
  await site.deploy();
  release();
  await expect(status(page, 'es', 'saved')).toBeVisible();
  const before = await savedHash(page, 'es');
  expect(before).toBe(manualOf(site.root, 'es').hash);

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
  await pauseRequests(page, faq);
  await saveButton(page).click();
  await until(page, async () => (await (await caches.open('saved-es')).keys()).length > 40);
  await page.close();
  const next = await context.newPage();
  await openPanel(next, site, 'es');
  await expect(status(next, 'es', 'partial')).toBeVisible();
  expect(await kilobytes(next)).toBeLessThan(size);
  await saveButton(next).click();
  await expect(status(next, 'es', 'saved')).toBeVisible();
});
