import {test as base, expect} from '@playwright/test';
import {sourceLocale} from './support/locales';
import {pages} from './support/pages';
import {samplePages} from './support/samplePages';
import {visitBuilt} from './support/visit';

// Every page in both languages, as it is built: one visit on a phone collects what a browser alone knows. What differs by the kind of page
// is in sample-pages.spec.ts, and what the HTML shows in contract/. The tests need no page of their own, so that they are Playwright's.

for (const {address, path, locale} of pages) {
  // Translations have the same headings and parts (`check:content`), and sample pages are looked at in more screens.
  const withAxe = locale === sourceLocale && !samplePages.includes(path);

  base(`on a phone ${address} is accessible and as wide as the screen`, async ({browser}) => {
    const faults = await visitBuilt(browser, address, {withAxe});
    for (const [what, found] of Object.entries(faults)) {
      expect.soft(found, what).toEqual([]);
    }
  });
}
