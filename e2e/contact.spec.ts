import {type Page} from '@playwright/test';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

// Support closes at 22:00 UTC on Monday, 2 November 2026.
const beforeClosing = new Date('2026-11-02T21:59:00Z');
const afterClosing = new Date('2026-11-02T23:59:00Z');

/** What stands before the time in a status. */
const beginningOf = (id: string) => uiString('es', id, {time: '|'}).split('|')[0] ?? '';

/** How the time passes, on a page that stays open. */
const passes: [how: string, pass: (page: Page) => Promise<unknown>][] = [
  ['while the page is read', (page) => page.clock.runFor(61_000)],
  [
    'while the page is hidden',
    async (page) => {
      await page.clock.setSystemTime(afterClosing);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    },
  ],
];

for (const [how, pass] of passes) {
  test(`the status of support follows the clock ${how}`, async ({page}) => {
    await page.clock.install({time: beforeClosing});
    await open(page, '/');
    const status = page.locator('.contact__status').first();
    await expect(status).toContainText(beginningOf('contact.open'));
    await pass(page);
    await expect(status).toContainText(beginningOf('contact.closed'));
  });
}

test('support is closed on Christmas Day, and its hours name their time zone', async ({page}) => {
  await page.clock.install({time: new Date('2026-12-25T15:00:00Z')});
  const response = await page.goto('/');
  // The page as it is built says nothing that could be wrong.
  expect(await response?.text()).toMatch(/<p class=contact__status[^>]*><\//);
  await expect(page.locator('.contact')).toContainText('hora de Panamá');
  await expect(page.locator('.contact__status')).toContainText(beginningOf('contact.closed'));
});
