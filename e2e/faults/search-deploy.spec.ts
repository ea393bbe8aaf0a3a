import {type Page} from '@playwright/test';
import {expect, hydrated, open, test} from '../support/test';
import {uiString} from '../support/uiStrings';

/** A search in a tab that was opened before a deploy: the index files of its page are gone. */

const query = 'reembolso';

// The browser reports the missing file.
test.use({harmless: /404/});

const field = (page: Page) => page.getByRole('combobox').filter({visible: true}).first();
const ask = async (page: Page) => {
  await page.keyboard.press('/');
  await page.keyboard.type(query);
};

test('a missing index is reported, and Retry reloads the page, whose search answers', async ({page}) => {
  let loads = 0;
  page.on('request', (request) => {
    loads += Number(request.isNavigationRequest());
  });
  await page.route('**/search/root.*.json', (route) => (loads > 1 ? route.fallback() : route.fulfill({status: 404})));
  await open(page, '/docs/');
  await ask(page);
  await expect(page.getByRole('alert')).toHaveText(uiString('es', 'search.failed'));
  await expect(field(page)).toHaveValue(query);
  await page.getByRole('button', {name: uiString('es', 'search.retry'), exact: true}).click();
  await expect.poll(() => loads).toBe(2);
  await hydrated(page);
  await ask(page);
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field(page)).toHaveValue(query);
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
