import {type Page} from '@playwright/test';
import type {ContentIndex} from '../../src/startup/contentIndexFile';
import {expect, hydrated, open, test} from '../support/test';
import {uiString} from '../support/uiStrings';

/** A search in a tab that was opened before a deploy: the index files of its page are gone. */

const gone = 'root.00000000.txt';

/** Serves pages as before the deploy, with an index that is gone, for the first `oldLoads`. @returns the number of page loads */
async function serveOldPages(page: Page, {oldLoads}: {oldLoads: number}): Promise<() => number> {
  let loaded = 0;
  await page.route('**/*', async (route) => {
    loaded += route.request().isNavigationRequest() ? 1 : 0;
    return route.fallback();
  });
  await page.route('**/content.*.json', async (route) => {
    const response = await route.fetch();
    const index = (await response.json()) as ContentIndex;
    return route.fulfill({response, json: loaded > oldLoads ? index : {...index, search: gone}});
  });
  return () => loaded;
}

const query = 'reembolso';

// The browser reports the missing file.
test.use({harmless: /404/});

const field = (page: Page) => page.getByRole('combobox').filter({visible: true}).first();
const ask = async (page: Page) => {
  await page.keyboard.press('/');
  await page.keyboard.type(query);
};
const isAnswered = async (page: Page) => {
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field(page)).toHaveValue(query);
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
};

test('an index that is gone is said, and Retry reloads the page, whose search answers', async ({page}) => {
  const pagesLoaded = await serveOldPages(page, {oldLoads: 1});
  await open(page, '/docs/');
  await ask(page);
  await expect(page.getByRole('alert')).toHaveText(uiString('es', 'search.failed'));
  await expect(field(page)).toHaveValue(query);
  await page.getByRole('button', {name: uiString('es', 'search.retry'), exact: true}).click();
  await expect.poll(pagesLoaded).toBe(2);
  await hydrated(page);
  await ask(page);
  await isAnswered(page);
});
