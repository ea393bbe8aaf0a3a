import {type Page} from '@playwright/test';
import {reach} from './support/conditions';
import {crashList, restore} from './support/crash';
import {expect, hydrated, open, test} from './support/test';
import {MARK, translate} from './support/translator';

// What a reader does on a page that the browser translates: nothing fails, and every text is the present one.
// cspell:ignore zzqqxx

// React renders the page anew where the translation came while it hydrated.
test.use({harmless: /The calendar is gone|React error #418/});

/** Searches for one thing, which has no answer, and for another. @returns what the search says then, without the marks of translations */
async function search(page: Page): Promise<() => Promise<string>> {
  const panel = page.locator('.navbar .search');
  for (const words of ['zzqqxx', 'cancelar pedido']) {
    await panel.getByRole('combobox').fill('');
    await panel.getByRole('combobox').pressSequentially(words, {delay: 20});
    await expect(page.locator('.navbar [role=option]').first()).toBeVisible();
  }
  await expect(panel.locator('[href$="#cancel"] .search__line').first()).toHaveText(/\p{L}/u);
  return async () => ((await panel.textContent()) ?? '').replaceAll(MARK, '');
}

async function useControls(page: Page): Promise<void> {
  const languages = page.locator('.navbar__inner .dropdown > button');
  await languages.click();
  await expect(languages).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  const mode = await page.locator('html').getAttribute('data-theme');
  await page.locator('.navbar__inner .color-toggle').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', mode ?? '');
  await page.locator('.theme-announcement-bar button').click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  const row = page.locator('.share').first();
  await row.locator('summary').click();
  await row.getByRole('button').click();
  await expect(row.getByRole('status')).toContainText(MARK);
}

/** The list of news crashes without a calendar, and comes back when the reader tries again. */
async function crashAndRetry(page: Page): Promise<void> {
  await crashList(page, 'es');
  await expect(page.locator('.crash-view')).toContainText(MARK);
  // On a busy machine the navigation still goes on: its end would clear the crash by itself.
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.locator('.route-progress')).toHaveCount(0);
  await restore(page);
  await page.locator('.crash-view .primary-button').click();
  await expect(page.locator('.blog__main .page-list')).toContainText(MARK);
}

test('a page that is translated after hydration keeps working', async ({page, context}) => {
  await translate(page, 'after hydration');
  await page.goto('/docs/orders/');
  await expect(page.locator('h1')).toContainText(MARK);
  await reach(page);
  await hydrated(page);
  await useControls(page);
  const said = await search(page);
  await expect(page.locator('.navbar [role=option]').first()).toContainText(MARK);
  const untranslated = await context.newPage();
  await open(untranslated, '/docs/orders/');
  // The results of the last words, and no part of earlier ones, which are translated as well.
  await expect.poll(said).toBe(await (await search(untranslated))());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#cancel$/);
  await page.goto('/docs/');
  await page.locator('.save-manual button').click();
  await expect(page.locator('.save-manual [role=status]')).toContainText(MARK);
  await page.goto('/docs/faq/');
  await reach(page);
  await hydrated(page);
  await crashAndRetry(page);
});

test('a page that is translated before hydration waits for a control, and leads on', async ({page}) => {
  await translate(page, 'before hydration');
  await page.goto('/docs/faq/');
  await expect(page.locator('h1')).toContainText(MARK);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 2000})));
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await page.locator('.navbar').getByRole('combobox').fill('pedido');
  await hydrated(page);
  await expect(page.locator('.navbar').getByRole('combobox')).toHaveValue('pedido');
  await expect(page.locator('.navbar [role=option]').first()).toContainText(MARK);
  await page.keyboard.press('Escape');
  await page.locator('footer a[href]:not([href*=":"])').first().click();
  await page.goBack();
});
