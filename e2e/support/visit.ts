import {type Browser, type BrowserContext, type Page} from '@playwright/test';
import {announcementBar} from '../../src/site/announcement';
import {colourRules, layoutRules, violations} from './axe';
import {collectPageErrors, collectFailedRequests} from './pageErrors';
import {fontSettled, isFontLoaded, lateFont, type LateFont} from './font';
import {sidewaysScrollers, smallControls} from './scroll';
import {shifts, watchFirstFrames} from './layoutShift';
import {open} from './test';
import {collectRequests} from './transferSize';
import {wrappedWords} from './wrappedWords';

/**
 * Visits of a page, which collect every fact that the tests of `every-page.spec.ts` assert: loading a page takes longer than
 * asking it something.
 */

/** The state of a page once it is hydrated. */
export interface Identity {
  headings: number;
  lang: string;
  theme: string | undefined;
  canonical: string | undefined;
  alternates: (string | undefined)[];
}

/** What every visit collects. */
interface Visit {
  identity: Identity;
  /** Messages on the console, uncaught errors, requests to other hosts and failed requests until the page is complete. */
  pageErrors: string[];
  /** Whether the web font had come before, and after, it was sent. */
  font: {before: boolean; after: boolean};
  /** Layout shifts while the web font arrives. */
  shifts: string[];
  /** What axe found, by the screen and the theme in which it looked. */
  violations: Record<string, string[]>;
}

export interface PhoneVisit extends Visit {
  /** By screen. */
  sidewaysScrollers: Record<string, string[]>;
  smallControls: string[];
  /** Where the title of the first step ends, in CSS pixels; undefined on a page without steps. */
  firstStep: number | undefined;
  /** Words in the labels of the answer strip that take more than one line. */
  wrappedWords: string[];
}

export interface DesktopVisit extends Visit {
  /** The addresses on this site that the page requested. */
  requests: string[];
}

export const phone = {width: 360, height: 740};
const tablet = {width: 768, height: 800};
const desktop = {width: 1280, height: 800};

/** Enlarged to 200 %, a window of 1280 x 800 has room for 640 x 400 px. */
const narrowScreens = {'at 320 px': {width: 320, height: 640}, 'enlarged to 200 %': {width: 640, height: 400}};

interface Conditions {
  viewport: {width: number; height: number};
  deviceScaleFactor?: number;
  theme: 'light' | 'dark';
  announcement?: 'visible' | 'dismissed';
}

/** The family itself, which only these visits let a page have, is no page error, nor is the status of the page that is not there. */
const isExpected = (pageError: string) => pageError.endsWith('woff2');

/** A browser page with which addresses are visited, one after the other. */
interface Visitor {
  page: Page;
  context: BrowserContext;
  font: LateFont;
}

/** Every document that the visitor loads finds an empty storage, but for the choices of the reader. */
async function newVisitor(browser: Browser, conditions: Conditions): Promise<Visitor> {
  const {viewport, deviceScaleFactor = 1, theme, announcement = 'visible'} = conditions;
  const context = await browser.newContext({baseURL: process.env.SITE_URL, viewport, deviceScaleFactor});
  await context.addInitScript(
    ([choice, dismissed]) => {
      // A page that has not been opened yet has no storage.
      if (location.protocol === 'about:') {
        return;
      }
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('theme', choice);
      if (dismissed) {
        localStorage.setItem('docusaurus.announcement.id', dismissed);
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      }
    },
    [theme, announcement === 'dismissed' ? announcementBar.id : ''] as const,
  );
  const page = await context.newPage();
  await watchFirstFrames(page);
  return {page, context, font: await lateFont(page)};
}

type Collect<Facts> = (visitor: Visitor) => Promise<Facts>;

/** Collects facts in a context of its own, whose cache is empty: for what depends on the requests of a page. */
async function inFreshContext<Facts>(browser: Browser, conditions: Conditions, collect: Collect<Facts>) {
  const visitor = await newVisitor(browser, conditions);
  try {
    return await collect(visitor);
  } finally {
    await visitor.context.close();
  }
}

/** The visitors of this worker by their conditions. They are closed with its browser. */
const visitors = new Map<string, Promise<Visitor>>();

/** Collects facts with a visitor that has been on other pages: their scripts are in its cache, as they are for a reader. */
async function withVisitor<Facts>(browser: Browser, conditions: Conditions, collect: Collect<Facts>): Promise<Facts> {
  const key = JSON.stringify(conditions);
  const arriving = visitors.get(key) ?? newVisitor(browser, conditions);
  visitors.set(key, arriving);
  const visitor = await arriving;
  visitor.font.hold();
  await visitor.page.setViewportSize(conditions.viewport);
  try {
    return await collect(visitor);
  } finally {
    visitor.page.removeAllListeners();
    visitor.context.removeAllListeners();
  }
}

function identityOf(page: Page): Promise<Identity> {
  return page.evaluate(() => {
    const {lang, dataset} = document.documentElement;
    return {
      headings: document.querySelectorAll('h1').length,
      lang,
      theme: dataset.theme,
      canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      alternates: [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map(
        ({hreflang, href}) => `${hreflang} ${href}`,
      ),
    };
  });
}

/** Opens the page with a late web font, and waits until it is complete. */
async function complete({page, context, font}: Visitor, address: string): Promise<Omit<Visit, 'violations'>> {
  const pageErrors = collectPageErrors(context);
  const failed = collectFailedRequests(page);
  await open(page, address);
  await page.waitForLoadState('load');
  const before = await isFontLoaded(page);
  font.send();
  await fontSettled(page);
  const after = await isFontLoaded(page);
  const [moved, identity] = [await shifts(page), await identityOf(page)];
  return {
    identity,
    pageErrors: [...pageErrors, ...failed].filter((pageError) => !isExpected(pageError)),
    font: {before, after},
    shifts: moved,
  };
}

/** A phone in the light theme with the announcement, which is made narrower and wider. */
export function visitOnPhone(browser: Browser, address: string): Promise<PhoneVisit> {
  return withVisitor(browser, {viewport: phone, deviceScaleFactor: 2, theme: 'light'}, async (visitor) => {
    const {page} = visitor;
    const visit = await complete(visitor, address);
    const firstStep = await page.evaluate(() => document.querySelector('.step__title')?.getBoundingClientRect().bottom);
    const wrapped = await wrappedWords(page.locator('.strip li a'));
    const small = await smallControls(page);
    const found = {[`light, ${phone.width} px`]: await violations(page)};
    const scrollers: PhoneVisit['sidewaysScrollers'] = {};
    await page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
    for (const [name, screen] of Object.entries(narrowScreens)) {
      await page.setViewportSize(screen);
      scrollers[name] = await sidewaysScrollers(page);
    }
    return {
      ...visit,
      firstStep,
      wrappedWords: wrapped,
      smallControls: small,
      violations: found,
      sidewaysScrollers: scrollers,
    };
  });
}

/**
 * A desktop in the dark theme without the announcement, with an empty cache: it matters what the page requests. Axe looks at what the
 * phone does not show: the layouts of wide screens, and dark colours.
 */
export function visitOnDesktop(browser: Browser, address: string): Promise<DesktopVisit> {
  return inFreshContext(browser, {viewport: desktop, theme: 'dark', announcement: 'dismissed'}, async (visitor) => {
    const {page} = visitor;
    const requests = collectRequests(page);
    const visit = await complete(visitor, address);
    await page.waitForLoadState('networkidle');
    const requested = [...requests];
    const found: Visit['violations'] = {'dark, 1280 px': await violations(page)};
    await page.setViewportSize(phone);
    found['dark, 360 px'] = await violations(page, {rules: colourRules});
    await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'light'));
    await page.setViewportSize(tablet);
    found['light, 768 px'] = await violations(page, {rules: layoutRules});
    return {...visit, requests: requested, violations: found};
  });
}
