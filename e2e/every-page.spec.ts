import {test as base, expect} from '@playwright/test';
import {pages} from './support/pages';
import {visitBuilt} from './support/visit';

// Every page in both languages, as it is built: one visit on a phone collects what a browser alone knows. What differs by the kind of page
// is in sample-pages.spec.ts, and what the HTML shows in contract/. The tests need no page of their own, so that they are Playwright's.

for (const {address} of pages) {
  base(`on a phone ${address} is as wide as the screen, with controls that can be hit`, async ({browser}) => {
    const faults = await visitBuilt(browser, address);
    for (const [what, problems] of Object.entries(faults)) {
      expect.soft(problems, what).toEqual([]);
    }
  });
}
