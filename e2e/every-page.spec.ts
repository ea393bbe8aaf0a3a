import {test as base, expect} from '@playwright/test';
import {pages} from './support/pages';
import {phone, visitBuilt} from './support/visit';

// Every page in both languages, as it is built: one visit on a phone collects what a browser alone knows. What differs by the kind of page
// is in sample-pages.spec.ts, and what the HTML shows in contract/. The tests need no page of their own, so that they are Playwright's.

/** Another answer precedes the first step on these pages. */
const answersFirst = ['/docs/help/', '/docs/orders/', '/docs/services/'];

for (const {address, path, locale} of pages) {
  base(`on a phone ${address} is accessible and as wide as the screen`, async ({browser}) => {
    const {faults, firstStep = 0} = await visitBuilt(browser, address, locale);
    for (const [what, found] of Object.entries(faults)) {
      expect.soft(found, what).toEqual([]);
    }
    if (!answersFirst.includes(path)) {
      expect.soft(firstStep, 'the first step ends in the first screen').toBeLessThanOrEqual(phone.height);
    }
  });
}
