import {saveData} from './support/conditions';
import {expect, test as base} from './support/test';

/** A browser with the back/forward cache, which Playwright turns off by default. */
const test = base.extend({
  launchOptions: [
    async ({launchOptions}, use) => {
      await use({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']});
    },
    {scope: 'worker'},
  ],
});

const toggle = '.navbar .color-toggle';
const announcement = '.theme-announcement-bar';

const [first, second] = ['/docs/', '/docs/faq/'];

test('a page restored from the back/forward cache has the latest colour mode and announcement', async ({page}) => {
  await saveData(page);
  await page.goto(first);
  await page.evaluate(() => {
    addEventListener('pageshow', ({persisted}) => (document.body.dataset.kept = String(persisted)));
  });
  await page.goto(second);
  await page.locator(toggle).first().click();
  await page.locator(`${announcement} button`).click();
  // A restored page has no load event.
  await page.goBack({waitUntil: 'commit'});
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator(announcement)).toBeHidden();
});
