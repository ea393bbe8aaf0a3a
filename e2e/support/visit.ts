import {type Browser, type BrowserContext, type Page} from '@playwright/test';
import {announcementBar} from '../../src/site/announcement';
import {colourRules, violations} from './axe';
import {collectComplaints, collectFailedRequests} from './complaints';
import {fontSettled, isFontLoaded, lateFont} from './font';
import {sidewaysScrollers, smallControls} from './scroll';
import {shifts, watchFirstFrames} from './shift';
import {open} from './test';
import {collectRequests} from './transferSize';

/**
 * Visits of a page in a fresh context each, which collect every fact that the tests of `every-page.spec.ts` assert: loading a
 * page takes longer than asking it something.
 */

/** What a page says about itself once it is hydrated. */
export interface Identity {
  headings: number;
  lang: string;
  theme: string | undefined;
  canonical: string | undefined;
  alternates: (string | undefined)[];
}

/** What every visit collects. */
export interface Visit {
  identity: Identity;
  /** Messages on the console, uncaught errors, requests to other hosts and failed requests until the page is complete. */
  complaints: string[];
  /** Whether the web font had come before, and after, it was sent. */
  font: {before: boolean; after: boolean};
  /** Layout shifts while the web font arrives. */
  shifts: string[];
}

/** What axe found, by the screen and the theme in which it looked. */
export type Violations = Record<string, string[]>;

export interface PhoneVisit extends Visit {
  /** By screen. */
  sidewaysScrollers: Record<string, string[]>;
  smallControls: string[];
  violations: Violations;
}

export interface DesktopVisit extends Visit {
  /** The addresses on this site that the page requested. */
  requests: string[];
  violations: Violations;
}

const phone = {width: 360, height: 740};
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

/** The family itself, which only these visits let a page have, is no complaint, nor is the status of the page that is not there. */
const isExpected = (complaint: string) => complaint.endsWith('woff2');

async function inContext<Facts>(
  browser: Browser,
  {viewport, deviceScaleFactor = 1, theme, announcement = 'visible'}: Conditions,
  collect: (page: Page, context: BrowserContext) => Promise<Facts>,
): Promise<Facts> {
  const context = await browser.newContext({baseURL: process.env.SITE_URL, viewport, deviceScaleFactor});
  await context.addInitScript(
    ([choice, dismissed]) => {
      // A page that has not been opened yet has no storage.
      if (location.protocol === 'about:') {
        return;
      }
      localStorage.setItem('theme', choice);
      if (dismissed) {
        localStorage.setItem('docusaurus.announcement.id', dismissed);
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      }
    },
    [theme, announcement === 'dismissed' ? announcementBar.id : ''] as const,
  );
  try {
    return await collect(await context.newPage(), context);
  } finally {
    await context.close();
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

/** Opens the page with a web font that comes late, and waits until it is complete. */
async function complete(page: Page, context: BrowserContext, address: string): Promise<Visit> {
  const complaints = collectComplaints(context);
  const failed = collectFailedRequests(page);
  await watchFirstFrames(page);
  const send = await lateFont(page);
  await open(page, address);
  await page.waitForLoadState('load');
  const before = await isFontLoaded(page);
  send();
  await fontSettled(page);
  const font = {before, after: await isFontLoaded(page)};
  const [moved, identity] = [await shifts(page), await identityOf(page)];
  return {
    identity,
    complaints: [...complaints, ...failed].filter((complaint) => !isExpected(complaint)),
    font,
    shifts: moved,
  };
}

/**
 * A phone in the dark theme, which is made narrower and wider.
 * @param inColour whether axe looks at its colours at three widths
 */
export function visitOnPhone(browser: Browser, address: string, inColour: boolean): Promise<PhoneVisit> {
  return inContext(browser, {viewport: phone, deviceScaleFactor: 2, theme: 'dark'}, async (page, context) => {
    const visit = await complete(page, context, address);
    const small = await smallControls(page);
    const found: Violations = {};
    for (const screen of inColour ? [phone, tablet, desktop] : []) {
      await page.setViewportSize(screen);
      found[`dark, ${screen.width} px`] = await violations(page, {rules: colourRules});
    }
    const scrollers: PhoneVisit['sidewaysScrollers'] = {};
    await page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
    for (const [name, screen] of Object.entries(narrowScreens)) {
      await page.setViewportSize(screen);
      scrollers[name] = await sidewaysScrollers(page);
    }
    return {...visit, smallControls: small, violations: found, sidewaysScrollers: scrollers};
  });
}

/**
 * A desktop in the light theme.
 * @param alsoNarrow whether axe looks at narrower windows too
 */
export function visitOnDesktop(browser: Browser, address: string, alsoNarrow: boolean): Promise<DesktopVisit> {
  return inContext(browser, {viewport: desktop, theme: 'light'}, async (page, context) => {
    const requests = collectRequests(page);
    const visit = await complete(page, context, address);
    // axe requests nothing, so that it looks while the network is being waited for.
    const [found, requested] = await Promise.all([
      violations(page),
      page.waitForLoadState('networkidle').then(() => [...requests]),
    ]);
    const all: Violations = {[`light, ${desktop.width} px`]: found};
    for (const screen of alsoNarrow ? [tablet, phone] : []) {
      await page.setViewportSize(screen);
      all[`light, ${screen.width} px`] = await violations(page);
    }
    return {...visit, requests: requested, violations: all};
  });
}

/** A visit that only waits for the page to be complete, without the announcement. */
export function visitWithoutAnnouncement(browser: Browser, address: string, width: number): Promise<Visit> {
  return inContext(
    browser,
    {viewport: {width, height: 800}, theme: 'light', announcement: 'dismissed'},
    (page, context) => complete(page, context, address),
  );
}
