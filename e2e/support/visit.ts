import {type Browser, type Page} from '@playwright/test';
import {colourRules, violations} from './axe';
import {styleDifferences} from './computedStyles';
import {saveData} from './conditions';
import {fontSettled, isFontLoaded, lateFont, typefaces} from './font';
import {shifts, watchFirstFrames} from './layoutShift';
import {collectFailedRequests, collectPageErrors} from './pageErrors';
import {sidewaysScrollers, smallControls, tornChips, wrappedWords} from './layout';
import {open} from './test';
import {collectRequests} from './transferSize';

// Visits collect every fact that every-page.spec.ts and sample-pages.spec.ts assert: loading a page takes longer than asking it something.

const phone = {width: 360, height: 740};
export const desktop = {width: 1280, height: 800};
/** Enlarged to 200 %, a window of 1280 x 800 has room for this. */
const enlarged = {width: 640, height: 400};

/** What is wrong, by where it was seen. */
type Faults = Record<string, string[]>;

export const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.locator('html').evaluate((html, choice) => html.setAttribute('data-theme', choice), theme);

const openDetails = (page: Page) =>
  page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));

const newContext = (browser: Browser, viewport = phone) =>
  browser.newContext({baseURL: process.env.SITE_URL, viewport});

/** The pages of this worker that visit one address after the other, closed with its browser. */
const visitors = new Map<Browser, Promise<Page>>();

async function newVisitor(browser: Browser): Promise<Page> {
  const page = await (await newContext(browser)).newPage();
  await saveData(page);
  return page;
}

/** What stands above the first step of a task besides its title and the words of its writer, when that moves it off the first screen. */
const lowStep = (page: Page) =>
  page.locator(':is(.lead, .unconfirmed, .need) + .task-head ~ .steps .step__text').evaluateAll(([step], most) => {
    const writersParts = [...document.querySelectorAll('h1, .lead, .need, .unconfirmed')];
    const top = step?.getBoundingClientRect().top ?? 0;
    const besides = writersParts.reduce((rest, {clientHeight}) => rest - clientHeight, top);
    return besides > most ? [`${besides} px`] : [];
  }, 280);

/** What begins a part and sticks to what precedes it. At the top of a page it makes room for the first step. */
const crowded = (page: Page) =>
  page
    .locator(
      '.markdown > :is(h2, .task-head, .answer, .messages, .save-manual, .page-age):not(.lead + *, .unconfirmed + *, .need + *, .answer + .answer, .answer + .messages)',
    )
    .evaluateAll(
      (parts, least) =>
        parts
          .filter(({previousElementSibling: before}) => before?.getClientRects().length)
          .map((part) => ({
            part,
            gap: part.getBoundingClientRect().top - (part.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
          }))
          .filter(({gap}) => gap < least)
          .map(({part, gap}) => `${part.textContent} after ${gap} px`),
      8,
    );

/** Visits a page as it is built, on a phone that saves data. It has visited other pages: nothing here depends on storage or requests. */
export async function visitBuilt(browser: Browser, address: string) {
  const visitor = visitors.get(browser) ?? newVisitor(browser);
  visitors.set(browser, visitor);
  const page = await visitor;
  const pageErrors = collectPageErrors(page.context());
  try {
    await page.setViewportSize(phone);
    await page.goto(address);
    const faults: Faults = {
      'words of the answer strip on two lines': await wrappedWords(page.locator('.strip li a')),
      'controls that stand alone and are smaller than 44 px': await smallControls(page),
      'too much above the first step': await lowStep(page),
      'too close to what precedes': await crowded(page),
    };
    await openDetails(page);
    faults['torn on a phone'] = await tornChips(page);
    await page.setViewportSize(desktop);
    faults['torn on a wide screen'] = await tornChips(page);
    await page.setViewportSize({width: 320, height: 640});
    return {...faults, 'at 320 px': await sidewaysScrollers(page), pageErrors};
  } finally {
    page.context().removeAllListeners();
  }
}

/** The state of a page once it is hydrated. */
function identityOf(page: Page) {
  return page.evaluate(() => {
    const {lang, dataset} = document.documentElement;
    return {
      headings: document.querySelectorAll('h1').length,
      lang,
      theme: dataset.theme,
      canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      alternates: document.querySelectorAll('link[rel="alternate"][hreflang]').length,
    };
  });
}

/** Visits a page until it is hydrated and the late web font is there, with an empty cache and the dark theme. */
export async function visitHydrated(browser: Browser, address: string, viewport = phone) {
  const context = await newContext(browser, viewport);
  try {
    await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const page = await context.newPage();
    await watchFirstFrames(page);
    const font = await lateFont(page);
    const [pageErrors, failed, requests] = [
      collectPageErrors(context),
      collectFailedRequests(page),
      collectRequests(page),
    ];
    await open(page, address);
    await page.waitForLoadState('load');
    const before = await isFontLoaded(page);
    font.send();
    await fontSettled(page);
    const families = await typefaces(page);
    const [after, layoutShifts, identity] = [await isFontLoaded(page), await shifts(page), await identityOf(page)];
    await page.waitForLoadState('networkidle');
    const requestsAtRest = [...requests];
    await openDetails(page);
    await page.setViewportSize(enlarged);
    const faults: Faults = {'enlarged to 200 %': await sidewaysScrollers(page)};
    // With all that a wide window shows beside the text: what a phone has of its own is in axe-states.spec.ts.
    await page.setViewportSize(desktop);
    faults.dark = await violations(page, {rules: colourRules});
    await setTheme(page, 'light');
    faults.light = await violations(page);
    return {
      identity,
      font: {before, after, used: families},
      requests: requestsAtRest,
      // The family itself is from another host, which only this visit lets a page have.
      pageErrors: [...pageErrors, ...failed].filter((pageError) => !pageError.endsWith('woff2')),
      faults: {...faults, 'layout shifts': layoutShifts},
    };
  } finally {
    await context.close();
  }
}

const screenOnly =
  '.navbar, .theme-announcement-bar, .theme-doc-sidebar-container, .toc, .toc-menu, .search, .hash-link, .share, .on-screen, ' +
  '.footer__links, .pagination-nav';

const visibleOnScreen = (page: Page) =>
  page
    .locator(screenOnly)
    .evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map((element) => element.outerHTML.slice(0, 80)),
    );

/** Visits a page as it is built with a browser that saves data and has an empty cache: what it requests, prints and looks like. */
export async function visitSavingData(browser: Browser, address: string) {
  const context = await newContext(browser);
  try {
    const page = await context.newPage();
    const [pageErrors, requests] = [collectPageErrors(context), collectRequests(page)];
    await saveData(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const requestsAtRest = [...requests];
    const screenParts = await visibleOnScreen(page);
    await page.emulateMedia({media: 'print'});
    const printParts = await visibleOnScreen(page);
    const isHeadingPrinted = await page.locator('h1').isVisible();
    await page.emulateMedia({media: 'screen'});
    await setTheme(page, 'dark');
    const differences = await styleDifferences(page, desktop);
    return {
      requests: requestsAtRest,
      pageErrors,
      shown: screenParts,
      printed: printParts,
      isHeadingPrinted,
      differences,
    };
  } finally {
    await context.close();
  }
}
