import type {Page} from '@playwright/test';
import {locales} from '../src/content/place';
import {saveData} from './support/conditions';
import {kinds} from './support/kinds';
import {addressOf} from './support/routes';
import {expect, open, test} from './support/test';

/** What serves only a screen. */
const chrome = [
  '.navbar',
  '.theme-announcement-bar',
  '.theme-doc-sidebar-container',
  '.toc',
  '.toc-details',
  '.search',
  '.hash-link',
  '.answer__link',
  '.footer__links',
  '.pagination-nav',
].join();

const shown = (page: Page) =>
  page
    .locator(chrome)
    .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).map((part) => part.outerHTML.slice(0, 80)));

/** What stands in the foot, on screen or on paper. */
const foot = (page: Page) =>
  page.locator('.footer').evaluate((footer) => footer.textContent + getComputedStyle(footer, '::after').content);

for (const locale of locales) {
  test(`on paper the text is left, without what serves only a screen (${locale})`, async ({page, complaints}) => {
    for (const kind of kinds) {
      await page.goto(addressOf(kind, locale));
      await page.emulateMedia({media: 'screen'});
      expect(await shown(page), kind).not.toEqual([]);
      await page.emulateMedia({media: 'print'});
      expect(await shown(page), kind).toEqual([]);
      await expect(page.locator('h1')).toBeVisible();
    }
    // One of the kinds is the page that is not there.
    expect(complaints.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
  });

  test(`on paper a link says where it leads (${locale})`, async ({page}) => {
    await page.goto(addressOf('/docs/checkout/', locale));
    const targets = (): Promise<string[]> =>
      page
        .locator('.markdown :is(p, .steps, .destinations) a')
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
