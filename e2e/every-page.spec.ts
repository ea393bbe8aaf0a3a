import {test as base, expect} from '@playwright/test';
import {absolute} from './support/build';
import {addressOf, locales, pages} from './support/routes';
import {samplePages} from './support/samplePages';
import {transferSize} from './support/transferSize';
import {
  visitOnDesktop,
  visitOnPhone,
  visitsWithoutAnnouncement,
  type DesktopVisit,
  type PhoneVisit,
  type Visit,
} from './support/visit';

// Every page in both locales, and the page that is not there: visits collect the facts, and each test asserts one of them.
// The tests need no page of their own, so that they are Playwright's and not those of support/test.ts.

/** Of everything that a page requests on an ordinary connection. Prefetched files are not counted. */
const budget = {html: 15_630, bytes: 147_500, requests: 16, scripts: 127_500};

const sum = (addresses: string[]) => addresses.reduce((total, address) => total + transferSize(address), 0);

/** The browser itself reports the status of the page that is not there. */
const withoutStatus = (pageErrors: string[]) =>
  pageErrors.filter((pageError) => !/status of 404|^404 for/.test(pageError));

const notFound = locales.map((locale) => ({
  locale,
  path: '/docs/not-here',
  address: addressOf('/docs/not-here', locale),
}));

/** How long the visits of a page may take on a busy machine, in milliseconds. */
const timeout = 180_000;

for (const {address, path, locale} of [...pages, ...notFound]) {
  const isSample = samplePages.includes(path);
  const exists = path !== '/docs/not-here';
  const isBudgeted = isSample && exists;
  // Another locale changes words, and neither colours nor layout.
  const atAllWidths = isSample && locale === 'es';

  base.describe(address, () => {
    // In one worker, one after the other: the visits are made once.
    base.describe.configure({mode: 'default'});

    let onPhone: PhoneVisit;
    let onDesktop: DesktopVisit;
    /** Without the announcement, by screen. */
    let others: Record<string, Visit>;

    base.beforeAll(async ({browser}) => {
      base.setTimeout(timeout);
      // At once, because a page often waits for the network or for a frame.
      [onPhone, onDesktop, others] = await Promise.all([
        visitOnPhone(browser, address, atAllWidths),
        visitOnDesktop(browser, address, {alsoNarrow: atAllWidths, isBudgeted}),
        isSample ? visitsWithoutAnnouncement(browser, address) : {},
      ]);
    });

    base(`${address} is hydrated without a page error in both themes`, () => {
      for (const [theme, {identity, pageErrors}] of Object.entries({dark: onPhone, light: onDesktop})) {
        expect.soft(identity.theme).toBe(theme);
        expect.soft(exists ? pageErrors : withoutStatus(pageErrors), theme).toEqual([]);
      }
    });

    base(`${address} has one heading and names its locale, its address and its translations`, () => {
      for (const {headings, lang, canonical, alternates} of [onPhone.identity, onDesktop.identity]) {
        expect.soft({headings, lang}).toEqual({headings: 1, lang: locale});
        const expected = locales.map((each) => `${each} ${absolute(addressOf(path, each))}`);
        expect.soft(canonical).toBe(exists ? absolute(address) : undefined);
        expect.soft(alternates).toEqual(exists ? expect.arrayContaining(expected) : []);
      }
    });

    base(`axe finds nothing on ${address}`, () => {
      const found = {...onDesktop.violations, ...onPhone.violations};
      expect(Object.keys(found)).toHaveLength(atAllWidths ? 6 : 1);
      for (const [where, violations] of Object.entries(found)) {
        expect.soft(violations, where).toEqual([]);
      }
    });

    base(`${address} does not scroll sideways at 320 px, nor enlarged to 200 %`, () => {
      for (const [where, scrollers] of Object.entries(onPhone.sidewaysScrollers)) {
        expect.soft(scrollers, where).toEqual([]);
      }
    });

    base(`on a phone every control of ${address} that stands alone is 44 px large or more`, () => {
      expect(onPhone.smallControls).toEqual([]);
    });

    if (isSample) {
      base(`nothing on ${address} moves when the font comes late`, () => {
        const visits = {'on a phone': onPhone, 'on a desktop': onDesktop};
        for (const [where, visit] of Object.entries(visits)) {
          expect.soft(visit.font, where).toEqual({before: false, after: true});
          expect.soft(visit.shifts, where).toEqual([]);
        }
        for (const [where, visit] of Object.entries(others)) {
          expect.soft(visit.font, `${where}, announcement dismissed`).toEqual({before: false, after: true});
          expect.soft(visit.shifts, `${where}, announcement dismissed`).toEqual([]);
        }
      });
    }

    if (isBudgeted) {
      base(`${address} keeps to its budget on an ordinary connection`, () => {
        const {requests} = onDesktop;
        const scripts = requests.filter((request) => request.endsWith('.js'));
        expect.soft(transferSize(requests[0] ?? ''), 'bytes until it is readable').toBeLessThanOrEqual(budget.html);
        expect.soft(sum(requests), 'bytes').toBeLessThanOrEqual(budget.bytes);
        expect.soft(sum(scripts), 'bytes of scripts').toBeLessThanOrEqual(budget.scripts);
        expect.soft(requests.length, 'requests').toBeLessThanOrEqual(budget.requests);
      });
    }
  });
}
