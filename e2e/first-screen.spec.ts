import {readFileSync} from 'node:fs';
import {type Browser, expect, type Page, test} from '@playwright/test';
import {wrappedWords} from './support/wrappedWords';
import {collectPageErrors} from './support/pageErrors';
import {saveData} from './support/conditions';
import {addressOf, locales, routes, type Locale} from './support/routes';

// The answer begins in the first screen of a phone, and the pages of the manual stay short. One visit of each page measures it
// in both letters and at both widths.

const manual = routes.map(({path}) => path).filter((path) => /^\/docs\/(?!category)/.test(path));

/** In CSS pixels: the end of the first step's title, the header, the announcement; and the height of all pages together. */
const limits = {
  step: {announced: 680, dismissed: 600},
  header: 120,
  announcement: 48,
  /** 55 % at 360 px and 60 % at 1280 px of the height before steps were shortened. */
  all: {360: {es: 94_750, en: 95_230}, 1280: {es: 76_930, en: 76_800}},
};

/** The first step may be lower on these pages: another answer precedes it. */
const noTasks = ['/docs/help/', '/docs/services/'];

const family = readFileSync(
  require.resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
).toString('base64');

/** Shows the page in the letters of the brand, which a reader has from the second page on. */
async function useBrandLetters(page: Page): Promise<void> {
  await page.evaluate(async (data) => {
    // From bytes and not from an address: the content security policy admits the provider's files only.
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const face = new FontFace('Atkinson Hyperlegible Next', bytes, {weight: '400 800'});
    document.fonts.add(await face.load());
    document.documentElement.setAttribute('data-font', 'ready');
  }, family);
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

async function measureDismissed(page: Page): Promise<Measured> {
  const attribute = 'data-announcement-bar-initially-dismissed';
  await page.evaluate((name) => document.documentElement.setAttribute(name, 'true'), attribute);
  const dismissed = await measure(page);
  await page.evaluate((name) => document.documentElement.removeAttribute(name), attribute);
  return dismissed;
}

type Letters = 'fallback' | 'brand';

interface Visit {
  path: string;
  /** On a phone, by the letters of the page. */
  phone: Record<Letters, {announced: Measured; dismissed: Measured}>;
  wide: Measured;
  /** Words in the labels of the answer strip that take more than one line, by the width of the window. */
  broken: string[];
}

const phone = {width: 360, height: 740};

async function visit(page: Page, path: string, locale: Locale): Promise<Visit> {
  const broken: string[] = [];
  const show = async (width: number) => {
    await page.setViewportSize({...phone, width});
    const words = await wrappedWords(page.locator('.strip li a'));
    broken.push(...words.map((word) => `${word} at ${width} px`));
  };
  await page.goto(addressOf(path, locale));
  await show(412);
  await show(1280);
  const wide = await measure(page);
  await show(phone.width);
  const fallback = {announced: await measure(page), dismissed: await measureDismissed(page)};
  await useBrandLetters(page);
  const brand = {announced: await measure(page), dismissed: await measureDismissed(page)};
  await show(phone.width);
  return {path, wide, broken, phone: {fallback, brand}};
}

async function visitAll(browser: Browser, locale: Locale): Promise<{visits: Visit[]; pageErrors: string[]}> {
  const context = await browser.newContext({baseURL: process.env.SITE_URL});
  const pageErrors = collectPageErrors(context);
  const page = await context.newPage();
  await saveData(page);
  const visits: Visit[] = [];
  for (const path of manual) {
    visits.push(await visit(page, path, locale));
  }
  await context.close();
  return {visits, pageErrors};
}

const sum = (measured: Measured[]) => measured.reduce((total, {height}) => total + height, 0);

for (const locale of locales) {
  test.describe(locale, () => {
    // In one worker, one after the other: the visits are made once.
    test.describe.configure({mode: 'default'});

    let visits: Visit[];
    let pageErrors: string[];

    test.beforeAll(async ({browser}) => {
      test.setTimeout(180_000);
      ({visits, pageErrors} = await visitAll(browser, locale));
    });

    for (const letters of ['fallback', 'brand'] as const) {
      test(`the first step of every task begins in the first screen of a phone (${locale}, ${letters} letters)`, () => {
        let tasks = 0;
        for (const {path, phone: measured} of visits) {
          const {announced, dismissed} = measured[letters];
          expect.soft(announced.header, `${path}: the header`).toBeLessThanOrEqual(limits.header);
          expect.soft(announced.announcement, `${path}: the announcement`).toBeLessThanOrEqual(limits.announcement);
          if (announced.step === undefined || noTasks.includes(path)) continue;
          tasks++;
          expect.soft(announced.step, `${path}: the first step`).toBeLessThanOrEqual(limits.step.announced);
          expect.soft(dismissed.step, `${path}: without the announcement`).toBeLessThanOrEqual(limits.step.dismissed);
        }
        expect(tasks).toBeGreaterThan(14);
        const all = sum(visits.map(({phone: measured}) => measured[letters].announced));
        expect(all, 'the height of the manual').toBeLessThanOrEqual(limits.all[360][locale]);
      });
    }

    test(`no word breaks in the answer strip (${locale})`, () => {
      for (const {path, broken} of visits) {
        expect.soft(broken, path).toEqual([]);
      }
    });

    test(`the manual is short on a wide screen (${locale})`, () => {
      expect(sum(visits.map(({wide}) => wide))).toBeLessThanOrEqual(limits.all[1280][locale]);
    });

    test(`the pages of the manual have no page errors before hydration (${locale})`, () => {
      expect(pageErrors).toEqual([]);
    });
  });
}
