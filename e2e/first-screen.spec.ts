import {readFileSync} from 'node:fs';
import {type Page} from '@playwright/test';
import {saveData} from './support/conditions';
import {addressOf, locales, routes} from './support/routes';
import {expect, test} from './support/test';

// The answer begins in the first screen of a phone, and the pages of the manual stay short.

const manual = routes.map(({path}) => path).filter((path) => /^\/docs\/(?!category)/.test(path));

/** In CSS pixels: the end of the first step's title, the header, the announcement; and the height of all pages together. */
const most = {
  step: {announced: 680, dismissed: 600},
  header: 120,
  announcement: 48,
  /** 55 % of what the manual measured at 360 px and 60 % at 1280 px before its steps were shortened. */
  all: {360: {es: 97_130, en: 97_130}, 1280: {es: 79_740, en: 79_740}},
};

/** The first step may come later on these pages: they answer with something else first. */
const noTasks = ['/docs/help/', '/docs/services/'];

const family = readFileSync(
  require.resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
).toString('base64');

/** Shows the page in the letters of the brand, which a reader has from the second page on. */
async function useBrandLetters(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `@font-face{font-family:'Atkinson Hyperlegible Next';font-weight:400 800;src:url(data:font/woff2;base64,${family})}`,
  });
  await page.evaluate(async () => {
    document.documentElement.setAttribute('data-font', 'ready');
    await document.fonts.load("400 1rem 'Atkinson Hyperlegible Next'");
    await document.fonts.load("800 1rem 'Atkinson Hyperlegible Next'");
  });
}

interface Measured {
  /** Where the title of the first step ends; undefined on a page without steps. */
  step: number | undefined;
  header: number;
  announcement: number;
  height: number;
}

const measure = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return {
      step: box('.step__title')?.bottom,
      header: box('.page-header')?.height ?? 0,
      announcement: box('.theme-announcement-bar')?.height ?? 0,
      height: document.documentElement.scrollHeight,
    };
  });

async function dismissAnnouncement(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true'));
}

for (const locale of locales) {
  for (const letters of ['fallback', 'brand'] as const) {
    test(`the first step of every task begins in the first screen of a phone (${locale}, ${letters} letters)`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({width: 360, height: 740});
      await saveData(page);
      let all = 0;
      let tasks = 0;
      for (const path of manual) {
        await page.goto(addressOf(path, locale));
        if (letters === 'brand') await useBrandLetters(page);
        const announced = await measure(page);
        await dismissAnnouncement(page);
        const dismissed = await measure(page);
        all += announced.height;
        expect.soft(announced.header, `${path}: the header`).toBeLessThanOrEqual(most.header);
        expect.soft(announced.announcement, `${path}: the announcement`).toBeLessThanOrEqual(most.announcement);
        if (announced.step === undefined || noTasks.includes(path)) continue;
        tasks++;
        expect.soft(announced.step, `${path}: the first step`).toBeLessThanOrEqual(most.step.announced);
        expect.soft(dismissed.step, `${path}: without the announcement`).toBeLessThanOrEqual(most.step.dismissed);
      }
      expect(tasks).toBeGreaterThan(14);
      expect(all, 'the height of the manual').toBeLessThanOrEqual(most.all[360][locale]);
    });
  }

  test(`the manual is short on a wide screen (${locale})`, async ({page}) => {
    test.setTimeout(120_000);
    await page.setViewportSize({width: 1280, height: 800});
    await saveData(page);
    let all = 0;
    for (const path of manual) {
      await page.goto(addressOf(path, locale));
      all += (await measure(page)).height;
    }
    expect(all).toBeLessThanOrEqual(most.all[1280][locale]);
  });
}
