import {expectClean} from './support/axe';
import {titleOf} from './support/build';
import {hydrate, openSaving, pauseRequests} from './support/conditions';
import {files} from './support/files';
import {expect, idle, test} from './support/test';
import {uiString} from './support/uiStrings';

const bar = '.route-progress';

const from = '/docs/';
const slowPath = '/blog';
const follow = `footer a[href="${slowPath}"], .navbar__inner a[href="${slowPath}"]`;

// links.dom.test.ts tests that a fast page shows none.
test('a slow page shows a progress bar until it is loaded', async ({page}) => {
  const scripts = await pauseRequests(page, files['a route chunk']);
  await openSaving(page, from);
  await page.locator(follow).first().click();
  await page.locator(bar).waitFor({state: 'attached'});
  // The current page stays until the next one has loaded.
  await expect(page.locator('.doc__article')).toBeVisible();
  scripts.release();
  await expect(page.locator('.blog main .link-list')).toBeVisible();
  await expect(page.locator(bar)).toHaveCount(0);
});

test('the progress bar of a document stays while this page is hydrated', async ({page}) => {
  const scripts = await pauseRequests(page, files['the main script']);
  const nextPage = await pauseRequests(page, [slowPath]);
  await page.goto(from, {waitUntil: 'commit'});
  await page.exposeFunction('letScriptsCome', scripts.release);
  await page.locator('footer').waitFor();
  await page.waitForFunction(() => customElements.get('support-status'));
  // One call: others wait for the document.
  const isShown = await page.evaluate(
    async ([link, progress]) => {
      document.querySelector<HTMLElement>(link)?.click();
      const until = async (selector: string) => {
        while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
      };
      await until(progress);
      (window as unknown as {letScriptsCome: () => void}).letScriptsCome();
      await until('html[data-has-hydrated=true]');
      return document.querySelector(progress) !== null;
    },
    [follow, bar] as const,
  );
  nextPage.release();
  expect(isShown).toBe(true);
});

test('a page that fails to load shows an error, and a spinner while Retry loads it, both accessible', async ({
  page,
  context,
  pageErrors,
}) => {
  await openSaving(page, '/docs/faq/');
  // A link of the first page leads nowhere without a connection (faults/offline.spec.ts).
  await page.locator(`footer a[href="${from}"]`).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf(from));
  // With a connection Docusaurus would load the document instead.
  await context.setOffline(true);
  await page.locator(follow).first().click();
  const box = page.getByRole('alert');
  await expect(box).toContainText(uiString('es', 'loading.failed'));
  await expect(box).toContainText('ChunkLoadError');
  await expectClean(page);
  const scripts = await pauseRequests(page, files['a route chunk']);
  await box.getByRole('button', {name: uiString('es', 'loading.retry')}).click();
  const notice = page.locator('.loading');
  await expect(notice).toHaveText(uiString('es', 'loading.wait'));
  await expect(box).toHaveCount(0);
  await expectClean(page);
  await context.setOffline(false);
  scripts.release();
  await expect(page.locator('.blog main .link-list')).toBeVisible();
  await expect(notice).toHaveCount(0);
  pageErrors.splice(0);
});

// search.spec.ts tests prefetching on a faster connection, and faults/network.spec.ts a browser that saves data.
test('with 2g a hydrated page fetches no other pages ahead', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: false}});
  });
  await page.goto('/');
  await hydrate(page);
  await page.locator('footer a').first().hover();
  await idle(page);
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});
