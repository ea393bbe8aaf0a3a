import {test as base, expect, type Page} from '@playwright/test';
import {saveData} from './support/conditions';
import {looseCells, sidewaysScrollers, smallControls, wrappedWords} from './support/layout';
import {collectPageErrors} from './support/pageErrors';
import {pages} from './support/pages';

// Every built page in both languages: one visit on a phone collects the facts that only a browser knows. sample-pages.spec.ts tests
// facts that differ by the kind of page, and contract/ tests the HTML.

interface Visitor {
  page: Page;
  pageErrors: string[];
}

/** One page visits all addresses and saves data, because nothing here depends on storage or requests. */
const test = base.extend<object, {visitor: Visitor}>({
  visitor: [
    async ({browser}, use) => {
      const page = await browser.newPage({baseURL: process.env.SITE_URL, viewport: {width: 320, height: 640}});
      await saveData(page);
      await use({page, pageErrors: collectPageErrors(page.context())});
      await page.context().close();
    },
    {scope: 'worker'},
  ],
});

for (const {address} of pages) {
  test(`on a phone ${address} is as wide as the screen, and its controls can be hit`, async ({visitor}) => {
    const {page, pageErrors} = visitor;
    await page.goto(address);
    expect.soft(await smallControls(page), 'controls that stand alone and are smaller than 44 px').toEqual([]);
    await page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
    const narrowParts = page.locator('.strip li a, .phone :is(span, b), main :is(th, td)');
    expect
      .soft(await wrappedWords(narrowParts), 'words that break in the answer strip, a picture or a table')
      .toEqual([]);
    expect.soft(await looseCells(page), 'cells without the name of their column, or beside others').toEqual([]);
    expect.soft(await sidewaysScrollers(page), 'at 320 px').toEqual([]);
    expect(pageErrors.splice(0)).toEqual([]);
  });
}
