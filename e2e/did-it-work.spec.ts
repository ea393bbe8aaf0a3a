import {saveData} from './support/conditions';
import {addressOf, oneLocale} from './support/routes';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

// Every task and every problem ends with a question; the contact shows whether support is available.

for (const locale of oneLocale) {
  test(`yes leads to what comes next, no to the problems, and from there to the contact (${locale})`, async ({
    page,
  }) => {
    await saveData(page);
    await page.goto(addressOf('/docs/services/mobile', locale));
    const ask = page.locator('.steps .did-it-work');
    await expect(page.locator('#yes')).toBeHidden();
    await ask.locator('a').first().click();
    await expect(page.locator('#yes')).toBeInViewport();
    await ask.locator('a').last().click();
    await expect(page.locator('#problems')).toBeInViewport();
    const problem = page.locator('details.answer:not(.need)').first();
    await problem.locator('summary').click();
    await problem.locator('.did-it-work a').last().click();
    await expect(page.locator('#contact')).toBeInViewport();
  });

  test(`the contact shows support availability (${locale})`, async ({page}) => {
    const status = page.locator('.contact__status');
    const starting = (id: string) => uiString(locale, id, {time: '|'}).split('|')[0] ?? '';
    // A Tuesday at 10 and a Sunday at 10 where support works, five hours behind UTC.
    for (const [now, id] of [
      ['2026-11-03T15:00:00Z', 'contact.open'],
      ['2026-11-08T15:00:00Z', 'contact.closed'],
    ] as const) {
      await page.clock.setFixedTime(new Date(now));
      await open(page, addressOf('/docs/services/mobile', locale));
      await expect(status).toContainText(starting(id));
    }
  });
}
