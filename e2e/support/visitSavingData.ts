import {type Browser, type Page} from '@playwright/test';
import {sourceLocale} from './locales';
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

type ContextOptions = Parameters<Browser['newContext']>[0];

const newContext = (browser: Browser, options: ContextOptions) =>
  browser.newContext({baseURL: process.env.SITE_URL, ...options});

/** The pages of this worker that visit one address after the other, by their options. They are closed with its browser. */
const visitors = new Map<string, Promise<Page>>();

async function newVisitor(browser: Browser, options: ContextOptions): Promise<Page> {
  const context = await newContext(browser, options);
  const page = await context.newPage();
  await saveData(page);
  return page;
}

/** A page that has visited other addresses: for what depends neither on storage nor on requests. */
function visitorOf(browser: Browser, options: ContextOptions): Promise<Page> {
  const key = JSON.stringify(options);
  const visitor = visitors.get(key) ?? newVisitor(browser, options);
  visitors.set(key, visitor);
  return visitor;
}

type DesktopFacts = Omit<VisitSavingData, 'styleDifferences'> & {dark: string[]};

async function visitOnDesktop(browser: Browser, address: string): Promise<DesktopFacts> {
  const context = await newContext(browser, {viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
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
    const dark = await styleDifferences(page, sourceLocale);
    return {pageErrors, requests: requested, screenOnly: {screen: onScreen, print: printed}, isHeadingPrinted, dark};
  } finally {
    await context.close();
  }
}

async function stylesOnPhone(browser: Browser, address: string): Promise<string[]> {
  const page = await visitorOf(browser, {viewport: {width: 360, height: 740}});
  await page.goto(address);
  return styleDifferences(page, sourceLocale);
}

/** A browser that saves data, on a desktop and on a phone. */
export async function visitSavingData(browser: Browser, address: string): Promise<VisitSavingData> {
  const [{dark, ...facts}, light] = await Promise.all([
    visitOnDesktop(browser, address),
    stylesOnPhone(browser, address),
  ]);
  return {...facts, styleDifferences: {'dark, 1280 px': dark, 'light, 360 px': light}};
}

/** How wide the page is without script, by the width of the window. */
export async function widthsWithoutScript(
  browser: Browser,
  address: string,
  windows: readonly number[],
): Promise<Record<number, number>> {
  const page = await visitorOf(browser, {javaScriptEnabled: false});
  const widths: Record<number, number> = {};
  await page.goto(address);
  for (const width of windows) {
    await page.setViewportSize({width, height: 740});
    widths[width] = await page.evaluate(() => document.documentElement.scrollWidth);
  }
  return widths;
}
