import {type Page} from '@playwright/test';
import {titleOf} from './support/build';
import {expect, hydrated, idle, test} from './support/test';
import {MARK, staleTexts, translate} from './support/translator';

// When the browser translates a page, nothing fails, and every text is current.

/** Asserts that the page has not crashed, and shows no outdated translation. */
async function expectPresentText(page: Page): Promise<void> {
  expect(await staleTexts(page)).toEqual([]);
  await expect(page.locator('.crash-view')).toHaveCount(0);
  await expect(page.locator('.load-error')).toHaveCount(0);
}

// cspell:ignore zzqqxx
async function search(page: Page): Promise<void> {
  const field = page.locator('.navbar').getByRole('combobox');
  const options = page.locator('.navbar [role=option]');
  await field.click();
  for (const words of ['zzqqxx', titleOf('/docs/orders/#cancel')]) {
    await field.fill('');
    // With each further word, results that stay in the list have different marked parts.
    for (const word of words.split(' ')) {
      await field.pressSequentially(`${word} `);
      await expect(page.locator('.navbar .search__panel')).toHaveAttribute('aria-busy', 'false');
      await expect(options.first()).toContainText(MARK);
      await expectPresentText(page);
    }
  }
  // Results of the last words: earlier results are translated too.
  await expect(page.locator('.navbar .search [href$="#cancel"]').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#cancel$/);
  await expectPresentText(page);
}

async function useControls(page: Page): Promise<void> {
  const mode = await page.locator('html').getAttribute('data-theme');
  await page.locator('.navbar__inner .color-toggle').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', mode ?? '');
  await page.locator('.theme-announcement-bar button').click();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  await expectPresentText(page);
  const row = page.locator('.share').first();
  await row.locator('summary').click();
  await row.getByRole('button').click();
  await expect(row.getByRole('status')).toContainText(MARK);
  await expectPresentText(page);
}

/** Asserts that links and Back load documents, even for pages that the router has shown before. */
async function goOnAndBack(page: Page): Promise<void> {
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window);
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await page.locator('footer a[href^="/docs/faq"]').first().click();
  await expect(page.locator('h1')).toHaveText(titleOf('/docs/faq/') + MARK);
  expect(await isSameDocument()).toBe(false);
  await expectPresentText(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(titleOf('/docs/') + MARK);
  await expectPresentText(page);
}

test('a page keeps working when it is translated after hydration and each change', async ({page, pageErrors}) => {
  await translate(page, 'after hydration');
  await page.goto('/docs/orders/');
  await expect(page.locator('h1')).toContainText(MARK);
  await hydrated(page);
  await useControls(page);
  await search(page);
  await page.goto('/docs/');
  await page.locator('.save-manual button').click();
  await expect(page.locator('.save-manual [role=status]')).toContainText(MARK);
  await expectPresentText(page);
  await goOnAndBack(page);
  // React renders the page again when the translation came during hydration.
  const otherErrors = pageErrors.splice(0).filter((error) => !error.includes('React error #418'));
  expect(otherErrors).toEqual([]);
});

test('a page that is translated before hydration is not hydrated: its search and its links work', async ({page}) => {
  await translate(page, 'before hydration');
  await page.goto('/docs/faq/');
  await expect(page.locator('h1')).toContainText(MARK);
  await idle(page);
  await search(page);
  await page.goto('/docs/');
  await expect(page.locator('h1')).toContainText(MARK);
  await goOnAndBack(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
});
