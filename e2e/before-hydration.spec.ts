import {hydrate, pauseRequests, saveData} from './support/conditions';
import {files} from './support/files';
import {expect, test} from './support/test';
import {uiString} from './support/uiStrings';

// A browser that saves data never loads React, so these tests see the page as it was built.

const bar = '.theme-announcement-bar';
const chooseDark = uiString('es', 'theme.colorToggle.ariaLabel', {
  mode: uiString('es', 'theme.colorToggle.ariaLabel.mode.light'),
});

test('a new announcement moves nothing, and earlier choices apply before the first paint', async ({page}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('docusaurus.announcement.id') === null) {
      localStorage.setItem('docusaurus.announcement.id', 'an-earlier-one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    }
  });
  await page.emulateMedia({colorScheme: 'dark'});
  await saveData(page);
  await page.goto('/docs/');
  const root = page.locator('html');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const heading = page.getByRole('heading', {level: 1});
  await expect(page.locator(bar)).toContainText(uiString('es', 'announcement.text'));
  await expect(root).toHaveAttribute('data-theme', 'light');
  const [oldBox, lightPaper] = [await heading.boundingBox(), await paper()];
  await page.getByRole('button', {name: chooseDark}).first().click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await hydrate(page);
  await expect(page.locator(bar)).toBeVisible();
  expect((await heading.boundingBox())?.y).toBe(oldBox?.y);
  await page.getByRole('button', {name: uiString('es', 'theme.AnnouncementBar.closeButtonAriaLabel')}).click();
  await expect(page.locator(bar)).toBeHidden();

  await page.goto('/docs/faq/');
  await expect(heading).toBeVisible();
  await expect(root).not.toHaveAttribute('data-has-hydrated', 'true');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await paper()).not.toBe(lightPaper);
  await expect(page.locator(bar)).toBeHidden();
});

test('a double tap that closes the announcement does not open the search that moves to its place', async ({page}) => {
  await page.setViewportSize({width: 390, height: 740});
  const closing = page.getByRole('button', {name: uiString('es', 'theme.AnnouncementBar.closeButtonAriaLabel')});
  const dialog = page.getByRole('dialog', {name: uiString('es', 'search.dialog')});
  const {release} = await pauseRequests(page, files['the deferred script']);
  await page.goto('/docs/', {waitUntil: 'commit'});
  await closing.dblclick();
  await expect(page.locator(bar)).toBeHidden();
  release();
  await page.waitForFunction(() => customElements.get('support-status'));
  await expect(dialog).toHaveCount(0);
});

test('a menu that was closed before the deferred script has loaded stays closed', async ({page}) => {
  await page.setViewportSize({width: 390, height: 740});
  const {release} = await pauseRequests(page, files['the deferred script']);
  await page.goto('/docs/', {waitUntil: 'commit'});
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('#menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu')).toBeHidden();
  release();
  await page.waitForLoadState();
  await expect(page.locator('#menu')).toBeHidden();
});

test('the language switch keeps the query, and leads to the answer that the reader is reading, hydrated or not', async ({
  page,
  baseURL,
}) => {
  await saveData(page);
  for (const isHydrated of [false, true]) {
    await page.goto('/docs/orders/?from=app');
    if (isHydrated) await hydrate(page);
    await page.locator('#receipt > summary').click();
    await page.locator('#receipt').evaluate((answer) => answer.scrollIntoView());
    // Playwright's own click would scroll to the navbar, although it is visible.
    await page.locator('.navbar__link[lang="en"]').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(new URL('/en/docs/orders/?from=app#receipt', baseURL).href);
    await expect(page.locator('#receipt')).toHaveAttribute('open');
    await expect(page.locator('#receipt')).toBeInViewport();
  }
});

test('a new theme and a closed announcement also apply in other tabs', async ({page, context}) => {
  const otherPage = await context.newPage();
  for (const tab of [page, otherPage]) {
    await saveData(tab);
    await tab.goto('/docs/');
  }
  await page.getByRole('button', {name: chooseDark}).first().click();
  await page.locator(`${bar} button`).click();
  await expect(otherPage.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(otherPage.locator(bar)).toBeHidden();
  await expect(otherPage.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
});
