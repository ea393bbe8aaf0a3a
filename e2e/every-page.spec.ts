import {test as base, expect, type Page} from '@playwright/test';
import {saveData} from './support/conditions';
import {brokenRows, looseCells, sidewaysScrollers, smallControls, tornChips, wrappedWords} from './support/layout';
import {collectPageErrors} from './support/pageErrors';
import {pages} from './support/pages';

// Every built page in both languages: one visit on a phone collects the facts that only a browser knows. sample-pages.spec.ts tests
// facts that differ by the kind of page, and contract/ tests the HTML.

const phone = {width: 320, height: 640};

interface Visitor {
  page: Page;
  pageErrors: string[];
}

/** One page visits all addresses and saves data, because nothing here depends on storage or requests. */
const test = base.extend<object, {visitor: Visitor}>({
  visitor: [
    async ({browser}, use) => {
      const page = await browser.newPage({baseURL: process.env.SITE_URL, viewport: phone});
      await saveData(page);
      await use({page, pageErrors: collectPageErrors(page.context())});
      await page.context().close();
    },
    {scope: 'worker'},
  ],
});

/** Elements that move the first step of a task off the first screen, except for the title and the writer's words. */
const lowStep = (page: Page) =>
  page.locator(':is(.lead, .unconfirmed, .need) + .task-head ~ .steps .step__text').evaluateAll(([step], most) => {
    const writersParts = [...document.querySelectorAll('h1, .lead, .need, .unconfirmed')];
    const top = step?.getBoundingClientRect().top ?? 0;
    const besides = writersParts.reduce((rest, {clientHeight}) => rest - clientHeight, top);
    return besides > most ? [`${besides} px`] : [];
  }, 325);

for (const {address} of pages) {
  test(`on a phone ${address} is as wide as the screen, and its controls can be hit`, async ({visitor}) => {
    const {page, pageErrors} = visitor;
    await page.setViewportSize(phone);
    await page.goto(address);
    const pictures = '.phone :is(span, b)';
    expect.soft(await smallControls(page), 'controls that stand alone and are smaller than 44 px').toEqual([]);
    expect.soft(await lowStep(page), 'too much above the first step').toEqual([]);
    await page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
    expect.soft(await tornChips(page), 'torn on a phone').toEqual([]);
    const narrow = page.locator(`.strip li a, ${pictures}, main :is(th, td)`);
    expect.soft(await wrappedWords(narrow), 'words that break in the answer strip, a picture or a table').toEqual([]);
    expect.soft(await looseCells(page), 'cells without the name of their column, or beside others').toEqual([]);
    expect.soft(await sidewaysScrollers(page), 'at 320 px').toEqual([]);
    await page.setViewportSize({width: 1280, height: 800});
    expect.soft(await tornChips(page), 'torn on a wide screen').toEqual([]);
    expect.soft(await wrappedWords(page.locator(pictures)), 'words that break in a picture').toEqual([]);
    expect.soft(await brokenRows(page.locator('.phone__filters')), 'filters on two lines').toEqual([]);
    expect(pageErrors.splice(0)).toEqual([]);
  });
}
