import {rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Page} from '@playwright/test';
import {titleOf} from './support/build';
import {saveData} from './support/conditions';
import {
  bundleOf,
  connect,
  disconnect,
  hasNoWorker,
  heading,
  isActive,
  openPanel,
  save,
  savedHash,
  status,
  test,
  until,
} from './support/offline';
import {expect, findInSearch, hydrated} from './support/test';
import {uiString} from './support/uiStrings';

/** The manual that a reader saves on the phone is complete and of one version, or it is not saved. */

/** The pages that show whether the saved manual is complete. */
const pages = ['/docs/orders/', '/docs/services/internet', '/blog'];

/** Reads saved pages without a connection. @returns the name of the main script of each version */
async function versions(page: Page, url: string): Promise<string[]> {
  const scripts = new Set<string>();
  for (const path of pages) {
    await page.goto(url + path);
    await expect(heading(page)).toHaveText(titleOf(path));
    await hydrated(page);
    const names = await page.evaluate(() => document.getElementById('page-assets')?.dataset.scripts?.split(' ') ?? []);
    names.filter((name) => name.includes('/main.')).forEach((name) => scripts.add(name));
  }
  return [...scripts];
}

test('a saved manual works without a connection, including its search, until it is removed', async ({page, site}) => {
  await saveData(page);
  await save(page, site, 'es');
  await disconnect(page, site);
  for (const path of ['/docs/services/internet', '/docs/orders/', '/blog', '/']) {
    await page.goto(site.url + path);
    await expect(heading(page)).toHaveText(titleOf(path));
  }
  await page.goto(`${site.url}/docs/checkout`);
  await page.locator('.practice-link').first().click();
  await expect(page.locator('dialog .phone')).toBeVisible();
  await page.goBack();
  await findInSearch(page, 'reembolso');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page)).not.toHaveText(titleOf('/docs/checkout/'));
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The manual can also be removed without a connection.
  await openPanel(page, site, 'es');
  await page.getByRole('button', {name: uiString('es', 'offline.remove')}).click();
  await expect(status(page, 'es', 'noConnection')).toBeVisible();
  await connect(page, site);
  await page.reload();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(hasNoWorker)).toBe(true);
});

test('a new worker replaces a saved manual as a whole, or not at all', async ({page, site}) => {
  test.slow();
  await save(page, site, 'es');
  await disconnect(page, site);
  const oldVersions = await versions(page, site.url);
  expect(oldVersions).toHaveLength(1);

  // The new version has a wrong page, and no bundle.
  await connect(page, site);
  await site.deploy();
  writeFileSync(join(site.root, 'docs/faq/index.html'), 'The site is being updated.');
  rmSync(join(site.root, bundleOf(site.root, 'es')));
  await page.goto(`${site.url}/docs/`);
  await hydrated(page);
  expect(
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => undefined);
      const worker = registration.installing;
      return new Promise((resolve) => {
        if (!worker) resolve('redundant');
        worker?.addEventListener('statechange', () => resolve(worker.state));
      });
    }),
  ).toBe('redundant');
  await disconnect(page, site);
  expect(await versions(page, site.url)).toEqual(oldVersions);

  await connect(page, site);
  await site.deploy();
  const previousHash = (await savedHash(page, 'es')) ?? '';
  await page.goto(`${site.url}/docs/`);
  await hydrated(page);
  await until(
    page,
    async (hash) => {
      // The browser tries the update again on each page.
      await (await navigator.serviceWorker.ready).update();
      return (await caches.match('/list', {cacheName: 'saved-es'}))?.headers.get('x-hash') !== hash;
    },
    previousHash,
  );
  await until(page, isActive);
  await disconnect(page, site);
  const newVersions = await versions(page, site.url);
  expect(newVersions).toHaveLength(1);
  expect(newVersions).not.toEqual(oldVersions);
});

test('a deploy without the worker unregisters it and deletes its caches', async ({page, site}) => {
  test.slow();
  await save(page, site, 'es');
  await site.deploy('ends workers');
  await page.goto(`${site.url}/docs/orders/`);
  await hydrated(page);
  await until(page, async () => {
    // A busy server rejects an update, and the browser tries again on each page.
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    return !registration;
  });
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await expect(heading(page)).toHaveText(titleOf('/docs/orders/'));
});
