import {type Browser, type Page} from '@playwright/test';
import {htmlFiles, readPage} from './support/build';
import {sourceLocale} from './support/locales';
import {saveData} from './support/conditions';
import {localeOf, locales, type Locale} from './support/routes';
import {expect, hydrated, test} from './support/test';

// A link to a heading or an answer is followed on first load: the target stands below the sticky navbar.

/** Every address with a hash that a page offers: headings of the second and third level, and answers. */
const targets = htmlFiles()
  .filter((file) => !file.endsWith('404.html'))
  .flatMap((file) =>
    readPage(file)
      .querySelectorAll('main :is(h2, h3, details)[id]')
      .map(({id}) => ({path: `/${file.replace(/index\.html$/, '')}`, id})),
  );

/**
 * How far the page is from where it belongs, in CSS pixels: the target 1rem below the navbar, or the end of the page where
 * that comes first. Waits until the target has stood still for some frames, because scrolling is smooth.
 */
const errorOf = (page: Page, id: string) =>
  page.evaluate(async (target) => {
    const element = document.getElementById(target);
    let [last, frames] = [NaN, 0];
    while (frames < 6) {
      await new Promise(requestAnimationFrame);
      const {top} = element?.getBoundingClientRect() ?? {top: NaN};
      frames = top === last ? frames + 1 : 0;
      last = top;
    }
    // The height of the navbar, 4.25rem, and 1rem.
    const padding = 84;
    const end = document.documentElement.scrollHeight - window.innerHeight;
    return Math.abs(window.scrollY - Math.min(end, Math.max(0, window.scrollY + last - padding)));
  }, id);

type Screen = {width: number; isHydrated: boolean; every: number; isSmooth?: boolean};

// Visits take time, above all where the page scrolls smoothly: a sample of the targets, evenly over all pages, is tried on each
// screen, and one screen scrolls as most readers see it; `ALL_TARGETS=1` tries them all.
const triesAll = process.env.ALL_TARGETS !== undefined;
const screens: Record<string, Screen> = {
  '360 px, before hydration': {width: 360, isHydrated: false, every: 12},
  '360 px, hydrated': {width: 360, isHydrated: true, every: 24, isSmooth: true},
  '768 px, before hydration': {width: 768, isHydrated: false, every: 24},
  '1280 px, before hydration': {width: 1280, isHydrated: false, every: 24},
  '1280 px, hydrated': {width: 1280, isHydrated: true, every: 24},
};

async function missed(browser: Browser, locale: Locale, screen: Screen): Promise<string[]> {
  const {width, isHydrated, every, isSmooth} = screen;
  const context = await browser.newContext({
    baseURL: process.env.SITE_URL,
    viewport: {width, height: 740},
    reducedMotion: isSmooth ? 'no-preference' : 'reduce',
  });
  const page = await context.newPage();
  if (!isHydrated) {
    await saveData(page);
  }
  const wrong: string[] = [];
  const tried = targets
    .filter((target) => localeOf(target.path) === locale)
    .filter((_, i) => triesAll || i % every === 0);
  for (const [i, {path, id}] of tried.entries()) {
    // Another hash alone would not load the page again.
    await page.goto(`${path}?from=${i}#${id}`);
    if (isHydrated) {
      await hydrated(page);
    }
    const error = await errorOf(page, id);
    if (!(error <= 1)) {
      wrong.push(`${path}#${id}: ${error} px`);
    }
  }
  await context.close();
  return wrong;
}

// Another locale changes words: there one screen is enough.
const inEnglish = ['360 px, before hydration'];

for (const locale of locales) {
  for (const [name, screen] of Object.entries(screens).filter(
    ([name]) => locale === sourceLocale || inEnglish.includes(name),
  )) {
    test(`an address with a hash leads to its target on first load (${locale}, ${name})`, async ({browser}) => {
      test.setTimeout(triesAll ? 3_600_000 : 300_000);
      expect(targets).not.toEqual([]);
      expect(await missed(browser, locale, screen)).toEqual([]);
    });
  }
}
