import {test as base, expect} from '@playwright/test';
import {absolute} from './support/build';
import {pages} from './support/pages';
import {addressOf, locales} from './support/routes';
import {samplePages} from './support/samplePages';
import {transferSize} from './support/transferSize';
import {phone, visitOnDesktop, visitOnPhone} from './support/visit';

// Every page in both locales, and the page that is not there: one visit on a phone collects the facts. Pages of each kind are visited on
// a desktop as well. The tests need no page of their own, so that they are Playwright's and not those of support/test.ts.

/** Of what a page requests besides itself on an ordinary connection. Prefetched files are not counted. */
const budget = {bytes: 155_000, scripts: 140_000, requests: 18};

const sum = (addresses: string[]) => addresses.reduce((total, address) => total + transferSize(address), 0);

const NOT_FOUND = '/docs/not-here';

/** The browser itself reports the status of the page that is not there. */
const withoutStatus = (pageErrors: string[]) =>
  pageErrors.filter((pageError) => !/status of 404|^404 for/.test(pageError));

/** Another answer precedes the first step on these pages. */
const answersFirst = ['/docs/help/', '/docs/orders/', '/docs/services/'];

const all = [...pages, ...locales.map((locale) => ({locale, path: NOT_FOUND, address: addressOf(NOT_FOUND, locale)}))];

/** How long the visit of a page may take on a busy machine, in milliseconds. */
base.describe.configure({timeout: 180_000});

for (const {address, path, locale} of all) {
  const exists = path !== NOT_FOUND;

  base(`on a phone ${address} is hydrated, accessible, still and as wide as the screen`, async ({browser}) => {
    const visit = await visitOnPhone(browser, address);
    const {headings, lang, theme, canonical, alternates} = visit.identity;
    expect.soft({headings, lang, theme}).toEqual({headings: 1, lang: locale, theme: 'light'});
    const translations = locales.map((each) => `${each} ${absolute(addressOf(path, each))}`);
    expect.soft(canonical).toBe(exists ? absolute(address) : undefined);
    expect.soft(alternates).toEqual(exists ? expect.arrayContaining(translations) : []);
    expect.soft(exists ? visit.pageErrors : withoutStatus(visit.pageErrors), 'page errors').toEqual([]);
    for (const [where, found] of Object.entries({...visit.violations, ...visit.sidewaysScrollers})) {
      expect.soft(found, where).toEqual([]);
    }
    expect.soft(visit.smallControls, 'controls that stand alone and are smaller than 44 px').toEqual([]);
    expect.soft(visit.font, 'whether the font came late').toEqual({before: false, after: true});
    expect.soft(visit.shifts, 'layout shifts').toEqual([]);
    expect.soft(visit.wrappedWords, 'words of the answer strip on two lines').toEqual([]);
    if (visit.firstStep !== undefined && !answersFirst.includes(path)) {
      expect.soft(visit.firstStep, 'the first step ends in the first screen').toBeLessThanOrEqual(phone.height);
    }
  });
}

// Another locale changes words, and neither colours nor layout nor files.
for (const address of samplePages) {
  base(`on a desktop ${address} is hydrated, accessible, still and light`, async ({browser}) => {
    const visit = await visitOnDesktop(browser, address);
    expect.soft(visit.identity).toMatchObject({headings: 1, lang: 'es', theme: 'dark'});
    expect.soft(withoutStatus(visit.pageErrors), 'page errors').toEqual([]);
    expect.soft(visit.shifts, 'layout shifts').toEqual([]);
    for (const [where, found] of Object.entries(visit.violations)) {
      expect.soft(found, where).toEqual([]);
    }
    if (address !== NOT_FOUND) {
      const others = visit.requests.slice(1);
      expect.soft(sum(others), 'bytes besides the page').toBeLessThanOrEqual(budget.bytes);
      const scripts = others.filter((request) => request.endsWith('.js'));
      expect.soft(sum(scripts), 'bytes of scripts').toBeLessThanOrEqual(budget.scripts);
      expect.soft(visit.requests.length, 'requests').toBeLessThanOrEqual(budget.requests);
    }
  });
}
