import {type Browser, type BrowserContext, type Page} from '@playwright/test';
import {type Locale, sourceLocale} from '../../src/site-model/locales';
import {collectPageErrors} from './pageErrors';
import {styleDifferences} from './computedStyles';
import {saveData} from './conditions';
import {collectRequests} from './transferSize';

/** Visits of a page as it is built, before hydration: what the tests of `sample-pages.spec.ts` assert. */

export interface VisitSavingData {
  /** The addresses on this site that the page requested. */
  requests: string[];
  pageErrors: string[];
  /** What serves only a screen and is visible, by medium. */
  screenOnly: {screen: string[]; print: string[]};
  isHeadingPrinted: boolean;
  /** The computed styles that differ from those under the full stylesheet, by screen. */
  styleDifferences: Record<string, string[]>;
}

const screenOnly = [
  '.navbar',
  '.theme-announcement-bar',
  '.theme-doc-sidebar-container',
  '.toc',
  '.toc-details',
  '.search',
  '.hash-link',
  '.share',
  '.footer__links',
  '.pagination-nav',
].join();

const visible = (page: Page) =>
  page
    .locator(screenOnly)
    .evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map((element) => element.outerHTML.slice(0, 80)),
    );

async function withPage<Facts>(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  collect: (page: Page, context: BrowserContext) => Promise<Facts>,
): Promise<Facts> {
  const context = await browser.newContext({baseURL: process.env.SITE_URL, ...options});
  try {
    return await collect(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/**
 * A browser that saves data: a desktop, then a phone. Another locale changes words, and no rules: its styles are read on the
 * phone alone.
 */
export async function visitSavingData(browser: Browser, address: string, locale: Locale): Promise<VisitSavingData> {
  const onDesktop = await withPage(browser, {viewport: {width: 1280, height: 800}}, async (page, context) => {
    const pageErrors = collectPageErrors(context);
    const requests = collectRequests(page);
    await saveData(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const requested = [...requests];
    const onScreen = await visible(page);
    await page.emulateMedia({media: 'print'});
    const printed = await visible(page);
    const isHeadingPrinted = await page.locator('h1').isVisible();
    await page.emulateMedia({media: 'screen'});
    await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dark'));
    const dark: Record<string, string[]> =
      locale === sourceLocale ? {'dark, 1280 px': await styleDifferences(page, locale)} : {};
    return {pageErrors, requests: requested, screenOnly: {screen: onScreen, print: printed}, isHeadingPrinted, dark};
  });
  const light = await withPage(browser, {viewport: {width: 360, height: 740}}, async (page) => {
    await saveData(page);
    await page.goto(address);
    return styleDifferences(page, locale);
  });
  const {dark, ...facts} = onDesktop;
  return {...facts, styleDifferences: {...dark, 'light, 360 px': light}};
}

/** How wide the page is without script, by the width of the window. */
export function widthsWithoutScript(
  browser: Browser,
  address: string,
  windows: readonly number[],
): Promise<Record<number, number>> {
  return withPage(browser, {javaScriptEnabled: false}, async (page) => {
    const widths: Record<number, number> = {};
    await page.goto(address);
    for (const width of windows) {
      await page.setViewportSize({width, height: 740});
      widths[width] = await page.evaluate(() => document.documentElement.scrollWidth);
    }
    return widths;
  });
}
