import {type Page} from '@playwright/test';
import {locales, type Locale} from '../src/content/place';
import {crashOutside} from './support/crash';
import {saveData} from './support/conditions';
import {lostLooks} from './support/looks';
import {addressOf} from './support/routes';
import {expect, open, test} from './support/test';
import {word} from './support/words';

// A page carries only the rules it uses, with the values of constants written into them (src/plugins/lean-pages). Whatever
// that changes would be lost to readers without anybody noticing: so it is compared with the sheet as it was written.

const kinds = [
  '/',
  '/markdown-page',
  '/blog',
  '/blog/mdx-blog-post',
  '/blog/archive',
  '/blog/tags',
  '/blog/authors',
  '/docs/',
  '/docs/category/contactos',
  '/docs/orders/',
  '/docs/signup/',
  '/docs/faq/',
  '/docs/services/remittances',
  '/nowhere',
];

const screens = [
  {width: 360, height: 740, theme: 'light'},
  {width: 1280, height: 800, theme: 'dark'},
] as const;

/** What scripts add to a page, by themselves or when the reader asks for it: its rules have come with them. */
const states: Record<string, (page: Page, locale: Locale) => Promise<void>> = {
  'the menu is open': async (page, locale) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, addressOf('/docs/orders/', locale));
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('#menu')).toBeVisible();
  },
  'the languages are open': async (page, locale) => {
    await open(page, addressOf('/docs/', locale));
    await page.locator('.dropdown > button').click();
    await expect(page.locator('.dropdown__menu')).toBeVisible();
  },
  'the search has found something': async (page, locale) => {
    await open(page, addressOf('/docs/', locale));
    await page.keyboard.press('/');
    await page.keyboard.type('pin');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  'the search covers a phone and has found nothing': async (page, locale) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, addressOf('/docs/', locale));
    await page.locator('.navbar .search__open').click();
    await page.keyboard.type('xqzwv');
    await expect(page.getByText(word(locale, 'search.nothing', {query: 'xqzwv'})).first()).toBeVisible();
  },
  'the answers have got their links': async (page, locale) => {
    await open(page, addressOf('/docs/faq/', locale));
    await expect(page.locator('.answer__link').first()).toBeAttached();
  },
  'the search remembers': async (page, locale) => {
    await page.addInitScript(() => localStorage.setItem('search.recent', '["pin"]'));
    await open(page, addressOf('/docs/', locale));
    await page.keyboard.press('/');
    await expect(page.locator('.search__recent')).toBeVisible();
  },
  'the reader came from a page of another kind': async (page, locale) => {
    await open(page, addressOf('/docs/', locale));
    await page.locator(`footer a[href="${addressOf('/blog', locale)}"]`).click();
    await expect(page.locator('.timetable')).toBeVisible();
    await expect(page.locator('#nprogress')).toHaveCount(0);
  },
};

for (const locale of locales) {
  for (const {theme, ...viewport} of screens) {
    test(`the rules a page carries give it the looks that were written (${locale}, ${viewport.width} px, ${theme})`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(120_000);
      await saveData(page);
      await page.setViewportSize(viewport);
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      for (const path of kinds) {
        await page.goto(addressOf(path, locale));
        expect(await lostLooks(page, locale), path).toEqual([]);
      }
      // The last one is no page.
      expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
    });
  }

  for (const [state, bring] of Object.entries(states)) {
    test(`nothing is lost when ${state} (${locale})`, async ({page}) => {
      await bring(page, locale);
      expect(await lostLooks(page, locale)).toEqual([]);
    });
  }

  test(`nothing is lost when the page has crashed (${locale})`, async ({page, complaints}) => {
    await crashOutside(page, locale);
    await expect(page.locator('.crash')).toBeVisible();
    await expect(page.locator('.ways')).toHaveCSS('display', 'flex');
    expect(await lostLooks(page, locale)).toEqual([]);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('The window has no media')]);
  });
}
