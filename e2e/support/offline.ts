import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Page} from '@playwright/test';
import {type ManualInfos, type ManualList} from '../../src/offline';
import {integrityHash} from '../../src/lib/hashes';
import {serveOwnSite} from './deploy';
import {addressOf, type Locale} from './routes';
import {expect, test as base} from './test';
import {uiString} from './uiStrings';

/** Helpers for tests without a connection. Only these tests allow the worker, and they really stop the server. */

type Site = Awaited<ReturnType<typeof serveOwnSite>>;

/** A separate site, with the worker. The browser logs failed requests on the console; here they are not page errors. */
export const test = base.extend<{site: Site}>({
  serviceWorkers: 'allow',
  harmless: /ERR_|Failed to|50\d|404|Loading chunk/,
  site: async ({}, use) => {
    const site = await serveOwnSite();
    await use(site);
    await site.disconnect();
  },
});

export const heading = (page: Page) => page.getByRole('heading', {level: 1});

export async function disconnect(page: Page, site: Site): Promise<void> {
  await site.disconnect();
  await page.context().setOffline(true);
}

export async function connect(page: Page, site: Site): Promise<void> {
  await site.connect();
  await page.context().setOffline(false);
}

/**
 * Waits until an asynchronous condition in the page is true. Even with `skipWaiting`, a new worker activates only when the old one is
 * idle: at once without pending requests, otherwise at a check that Chromium repeats every 30 seconds. A condition that throws is
 * evaluated again: a busy server rejects updates, and a navigation may replace the page during the evaluation.
 */
export async function until(page: Page, isTrue: (argument: string) => Promise<boolean>, argument = ''): Promise<void> {
  await expect(async () => expect(await page.evaluate(isTrue, argument)).toBe(true)).toPass({timeout: 100_000});
}

export const hasNoWorker = async () => (await navigator.serviceWorker.getRegistrations()).length === 0;

/** Waits until the newest worker of the site is active. */
export const isActive = async () => {
  const {installing, waiting, active} = await navigator.serviceWorker.ready;
  return !installing && !waiting && active?.state === 'activated';
};

export async function openPanel(page: Page, site: Site, locale: Locale): Promise<void> {
  await page.goto(site.url + addressOf('/docs/', locale));
  await page.getByRole('button', {name: uiString(locale, 'offline.open')}).click();
}

/** The button that saves the manual or its new version, for any size. */
export const saveButton = (page: Page) => page.getByRole('button', {name: /\(\d+ KB\)/});

/** The status of the panel, with one of its messages. */
export const status = (page: Page, locale: Locale, id: string) =>
  page.getByRole('status').filter({hasText: uiString(locale, `offline.${id}`)});

export async function save(page: Page, site: Site, locale: Locale): Promise<void> {
  await openPanel(page, site, locale);
  await saveButton(page).click();
  await expect(status(page, locale, 'saved')).toBeVisible();
}

/** The hash of the saved list of a language; undefined without one. */
export const savedHash = (page: Page, locale: Locale) =>
  page.evaluate(
    async (cacheName) => (await caches.match('/list', {cacheName}))?.headers.get('x-hash'),
    `saved-${locale}`,
  );

const readJson = (root: string, file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The present list of the manual on a site, with its hash. */
export function manualOf(root: string, locale: Locale): {address: string; hash: string; list: ManualList} {
  const info = (readJson(root, 'offline.json') as ManualInfos)[locale];
  if (!info) throw new Error(`offline.json has no manual in ${locale}.`);
  return {...info, list: readJson(root, info.address) as ManualList};
}

export const bundleOf = (root: string, locale: Locale): string => manualOf(root, locale).list.bundle?.address ?? '';

/** Removes the bundle, so that all files are fetched one by one, as in a large manual. */
export function removeBundle(root: string, locale: Locale): void {
  const {address, list} = manualOf(root, locale);
  const text = JSON.stringify({files: list.files});
  writeFileSync(join(root, address), text);
  const infos = readJson(root, 'offline.json') as ManualInfos;
  writeFileSync(join(root, 'offline.json'), JSON.stringify({...infos, [locale]: {address, hash: integrityHash(text)}}));
}
