import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {type Page} from '@playwright/test';
import {locales, type Locale} from '../src/site-model/locales';
import {buildFolder, fileOf, readPage} from './support/build';
import {reach, saveData} from './support/conditions';
import {serveOwnSite} from './support/deploy';
import {addressOf} from './support/routes';
import {expect, hydrated, test} from './support/test';
import {uiString} from './support/uiStrings';

/** Reading without a connection. Only these tests allow the worker (e2e/playwright.config.ts), and the server is really stopped. */

test.use({serviceWorkers: 'allow'});

type Site = Awaited<ReturnType<typeof serveOwnSite>>;

let site: Site;

test.beforeEach(async () => {
  site = await serveOwnSite();
});

test.afterEach(async ({pageErrors}) => {
  // Failed requests are logged on the console.
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((one) => !/ERR_|Failed to|503|Loading chunk/.test(one)));
  await site.close();
});

const says: Record<Locale, {title: string; retry: string}> = {
  es: {title: 'No tienes conexión', retry: 'Intentar de nuevo'},
  en: {title: 'You are offline', retry: 'Try again'},
};
const queries = {es: 'reembolso', en: 'refund'};

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const titleOf = (path: string) => readPage(fileOf(path)).querySelector('h1')?.text ?? '';

async function disconnect(page: Page): Promise<void> {
  await site.disconnect();
  await page.context().setOffline(true);
}

async function connect(page: Page): Promise<void> {
  await site.connect();
  await page.context().setOffline(false);
}

/**
 * Waits until an asynchronous condition in the page is true. A new worker activates when the old one is idle, even with `skipWaiting`:
 * at once when no request is under way, otherwise at a check that Chromium repeats every 30 seconds.
 */
async function until(page: Page, isTrue: (argument: string) => Promise<boolean>, argument = ''): Promise<void> {
  await expect.poll(() => page.evaluate(isTrue, argument), {timeout: 60_000}).toBe(true);
}

/** Waits until a page is cached, which the worker does in the background. */
const isKept = (page: Page, path: string) =>
  until(page, async (key) => (await caches.match(key, {cacheName: 'visited-page'})) !== undefined, path);

/** Opens a page, and checks for a new worker when the old one has no request of the page left. */
async function lookForWorker(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await hydrated(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
}

const hasNoWorker = async () => (await navigator.serviceWorker.getRegistrations()).length === 0;

/** Opens a page and follows a link to another: the second page registers the worker. */
async function readTwoPages(page: Page, locale: Locale): Promise<void> {
  await page.goto(site.url + addressOf('/docs/', locale));
  await hydrated(page);
  const faq = addressOf('/docs/faq/', locale);
  await page.locator(`.navbar__inner a[href="${faq}"]`).first().click();
  await expect(heading(page)).toHaveText(titleOf(faq));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const path of ['/docs', '/docs/faq']) {
    await isKept(page, addressOf(path, locale));
  }
}

const saved = (page: Page) => page.evaluate(async () => (await (await caches.open('saved-manual')).keys()).length);

/** Opens the panel that saves the manual, and saves it. */
async function save(page: Page, locale: Locale): Promise<void> {
  await page.goto(site.url + addressOf('/docs/', locale));
  await page.getByRole('button', {name: uiString(locale, 'offline.open')}).click();
  await page.getByRole('button', {name: label(locale)}).click();
  await expect(page.getByRole('status').filter({hasText: uiString(locale, 'offline.saved')})).toBeVisible();
}

/** The label of the button, with the size of the manual. */
function label(locale: Locale): string {
  const infos = JSON.parse(readFileSync(join(buildFolder, 'offline.json'), 'utf8')) as Record<string, {sent: number}>;
  return uiString(locale, 'offline.save', {size: String(Math.ceil((infos[locale]?.sent ?? 0) / 1000))});
}

/** The scripts that a page lists. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => document.getElementById('page-assets')?.dataset.scripts?.split(' ') ?? []);

for (const locale of locales) {
  const at = (path: string) => addressOf(path, locale);
  const other = locale === 'es' ? 'en' : 'es';

  test(`visited pages stay, and others are answered inside the site in their language (${locale})`, async ({page}) => {
    await readTwoPages(page, locale);
    await disconnect(page);
    for (const spelling of [at('/docs/faq/'), at('/docs/faq'), `${at('/docs/faq')}?a=1`, at('/docs/')]) {
      await page.goto(site.url + spelling);
      await expect(heading(page)).toHaveText(titleOf(spelling.replace(/\?.*/, '')));
      await hydrated(page);
    }
    await page.locator(`footer a[href="${at('/docs/orders/')}"]`).click();
    await expect(heading(page)).toHaveText(says[locale].title);
    await expect(page).toHaveURL(site.url + at('/docs/orders/'));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('.navbar')).toBeVisible();
    await page.goto(site.url + addressOf('/docs/faq/', other));
    await expect(heading(page)).toHaveText(says[other].title);
    await page.goBack();
    await connect(page);
    await page.getByRole('link', {name: says[locale].retry}).click();
    await expect(heading(page)).toHaveText(titleOf(at('/docs/orders/')));
  });

  test(`a saved manual is whole, with its search, until it is removed (${locale})`, async ({page}) => {
    await saveData(page);
    await save(page, locale);
    await disconnect(page);
    for (const path of ['/docs/services/internet', '/docs/services/internet/', '/docs/orders/', '/blog', '/']) {
      await page.goto(site.url + at(path));
      await expect(heading(page)).toHaveText(titleOf(at(path)));
    }
    await page.goto(site.url + at('/docs/checkout'));
    await reach(page);
    await hydrated(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.keyboard.type(queries[locale]);
    const answer = page.getByRole('option').first();
    await expect(answer).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(heading(page)).not.toHaveText(titleOf(at('/docs/checkout/')));
    await expect(page.getByRole('alert')).toHaveCount(0);
    // It can be taken away without a connection, too.
    await page.goto(site.url + at('/docs/'));
    await page.getByRole('button', {name: uiString(locale, 'offline.open')}).click();
    await page.getByRole('button', {name: uiString(locale, 'offline.remove')}).click();
    await expect(page.getByText(uiString(locale, 'offline.noConnection'))).toBeVisible();
    await connect(page);
    await page.reload();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(hasNoWorker)).toBe(true);
  });
}

test('a reader who saves data gets no worker', async ({page}) => {
  await saveData(page);
  await page.goto(`${site.url}/docs/`);
  await page.locator('.navbar__inner a[href="/docs/faq/"]').first().click();
  await expect(heading(page)).toHaveText(titleOf('/docs/faq/'));
  await page.locator('.dropdown > button').click();
  await hydrated(page);
  await page.keyboard.press('Escape');
  await page.locator('footer a[href="/docs/orders/"]').click();
  await expect(heading(page)).toHaveText(titleOf('/docs/orders/'));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 2000})));
  expect(await page.evaluate(hasNoWorker)).toBe(true);
});

test('a saved manual is replaced as a whole, or not at all', async ({page}) => {
  test.slow();
  await save(page, 'es');
  const pages = ['/docs/orders/', '/docs/services/internet', '/blog'];
  const versions = async () => {
    const scripts = new Set<string>();
    for (const path of pages) {
      await page.goto(site.url + path);
      await expect(heading(page)).toHaveText(titleOf(path));
      await hydrated(page);
      (await scriptsOf(page)).filter((name) => name.includes('/main.')).forEach((name) => scripts.add(name));
    }
    return [...scripts];
  };
  await disconnect(page);
  const [old, ...mixed] = await versions();
  expect(mixed).toEqual([]);

  // The new version comes, but not its manual.
  await connect(page);
  await site.deploy();
  rmSync(join(site.root, 'offline'), {recursive: true});
  await page.goto(`${site.url}/docs/`);
  await hydrated(page);
  const refused = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.update().then(
      () =>
        new Promise((resolve) => {
          const worker = registration.installing;
          if (!worker) resolve('redundant');
          worker?.addEventListener('statechange', () => resolve(worker.state));
        }),
      () => 'redundant',
    );
  });
  expect(refused).toBe('redundant');
  await disconnect(page);
  expect(await versions()).toEqual([old]);

  await connect(page);
  // The browser may check for a new worker before this test does.
  const before = await page.evaluate(
    async () => (await caches.match('/saved-manual/es'))?.headers.get('x-packed-manual') ?? '',
  );
  await site.deploy();
  await lookForWorker(page, '/docs/');
  await until(
    page,
    async (file) => (await caches.match('/saved-manual/es'))?.headers.get('x-packed-manual') !== file,
    before,
  );
  // The manual is replaced while the new worker is installed: the connection is lost after that.
  await until(page, async () => {
    const {installing, waiting, active} = await navigator.serviceWorker.ready;
    return !installing && !waiting && active?.state === 'activated';
  });
  await disconnect(page);
  const now = await versions();
  expect(now).toHaveLength(1);
});

test('a failed download keeps the old data and shows an error', async ({page}) => {
  rmSync(join(site.root, 'offline'), {recursive: true});
  await page.goto(`${site.url}/docs/`);
  await page.getByRole('button', {name: uiString('es', 'offline.open')}).click();
  await page.getByRole('button', {name: label('es')}).click();
  await expect(page.getByText(uiString('es', 'offline.failed'))).toBeVisible();
  expect(await saved(page)).toBe(0);
  await expect(page.getByRole('button', {name: label('es')})).toBeVisible();
});

test('a deploy without the worker unregisters it and deletes its caches', async ({page}) => {
  test.slow();
  await save(page, 'es');
  await site.deploy({endsWorkers: true});
  await lookForWorker(page, '/docs/orders/');
  await until(page, hasNoWorker);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await expect(heading(page)).toHaveText(titleOf('/docs/orders/'));
});

test('a page whose scripts are gone recovers with a worker, too', async ({page}) => {
  await readTwoPages(page, 'es');
  await site.deploy();
  await page.locator('footer a[href="/docs/orders/"]').click();
  await expect(heading(page)).toHaveText(titleOf('/docs/orders/'));
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
