import {pauseRequests, openSaving, scriptsBetween} from './support/conditions';
import {follow, stallNavigation} from './support/loading';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

const bar = '.route-progress';

const from = '/docs/';
const slow = '/blog';

test('a slow page shows a progress bar until it is loaded', async ({page}) => {
  const scripts = await pauseRequests(page, scriptsBetween(from, slow));
  await openSaving(page, from);
  const clicked = await page.evaluate(() => performance.now());
  await page.locator(follow(slow)).first().click();
  await page.locator(bar).waitFor({state: 'attached'});
  expect((await page.evaluate(() => performance.now())) - clicked).toBeGreaterThanOrEqual(200);
  // The page that is being read stays until the next one is there.
  await expect(page.locator('.doc__article')).toBeVisible();
  scripts.release();
  await expect(page.locator('.blog main .link-list')).toBeVisible();
  await expect(page.locator(bar)).toHaveCount(0);
});

test('a fast page shows no loading indicator', async ({page}) => {
  await page.clock.install();
  await open(page, from);
  // The clock is paused: however busy the machine, the page is shown before the timer of the progress bar fires.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator(follow(slow)).first().click();
  await expect(page.locator('.blog main .link-list')).toBeVisible();
  await page.clock.fastForward(1000);
  await expect(page.locator(bar)).toHaveCount(0);
});

test('a page that fails to load shows a spinner, then an error whose Retry loads it', async ({page, pageErrors}) => {
  const fail = await stallNavigation(page);
  const notice = page.locator('.loading');
  await expect(notice).toHaveText(uiString('es', 'loading.wait'));
  fail();
  const box = page.getByRole('alert');
  await expect(box).toContainText(uiString('es', 'loading.failed'));
  await expect(box).toContainText('ChunkLoadError');
  await expect(notice).toHaveCount(0);
  await page.unrouteAll();
  await box.getByRole('button', {name: uiString('es', 'loading.retry')}).click();
  await expect(page.locator('.blog main .link-list')).toBeVisible();
  await expect(box).toHaveCount(0);
  pageErrors.splice(0);
});
