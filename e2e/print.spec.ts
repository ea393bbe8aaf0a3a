import type {Page} from '@playwright/test';
import {locales} from '../src/site-model/locales';
import {saveData} from './support/conditions';
import {addressOf} from './support/routes';
import {expect, open, test} from './support/test';

/** What stands in the foot, on screen or on paper. */
const foot = (page: Page) =>
  page.locator('.footer').evaluate((footer) => footer.textContent + getComputedStyle(footer, '::after').content);

for (const locale of locales) {
  test(`on paper a link says where it leads (${locale})`, async ({page}) => {
    await page.goto(addressOf('/docs/checkout/', locale));
    const targets = (): Promise<string[]> =>
      page
        .locator('.markdown :is(p, .steps, .page-list) a:not([href^="#"])')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    const onScreen = await targets();
    expect(onScreen.length).toBeGreaterThan(3);
    expect(onScreen.filter((content) => content !== 'none')).toEqual([]);
    await page.emulateMedia({media: 'print'});
    expect((await targets()).filter((content) => !content.includes('('))).toEqual([]);
  });

  for (const mode of ['ordinary', 'saving data'] as const) {
    test(`the foot of a printed page has its address and the date (${locale}, ${mode})`, async ({page, baseURL}) => {
      await (mode === 'ordinary' ? Promise.resolve() : saveData(page));
      const address = addressOf('/docs/contacts/create-contact', locale);
      await (mode === 'ordinary' ? open(page, `${address}?from=mail#steps`) : page.goto(address));
      const day = await page.evaluate(
        (language) => new Date().toLocaleDateString(language, {dateStyle: 'long'}),
        locale,
      );
      await page.pdf();
      expect(await foot(page)).not.toContain(day);
      await page.emulateMedia({media: 'print'});
      expect(await foot(page)).toContain(`${new URL(address, baseURL).href} · ${day}`);
    });
  }

  test(`on paper dark colours are light ones: browsers print no backgrounds (${locale})`, async ({page}) => {
    const ink = () => page.locator('.markdown p').first();
    const colour = () => ink().evaluate((text) => getComputedStyle(text).color);
    await page.goto(addressOf('/docs/checkout/', locale));
    const light = await colour();
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.reload();
    await expect.poll(colour).not.toBe(light);
    await page.emulateMedia({media: 'print'});
    expect(await colour()).toBe(light);
  });
}
