import type {Locator, Page} from '@playwright/test';
import {PDFDocument} from 'pdf-lib';
import {structureOf} from '../scripts/pdf/pages';
import {print} from '../scripts/pdf/print';
import {styleDifferences} from './support/computedStyles';
import {hydrate, saveData} from './support/conditions';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

/** The text of the print footer, on screen or in print. */
const foot = (page: Page) =>
  page.locator('.footer').evaluate((footer) => footer.textContent + getComputedStyle(footer, '::after').content);

/** Makes the page record its hash at print time. */
const notePrint = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.setAttribute('data-printed', location.hash);
      // Browsers end printing before the function returns.
      dispatchEvent(new Event('afterprint'));
    };
  });

const startPrinting = (page: Page) => page.evaluate(() => dispatchEvent(new Event('beforeprint')));
const endPrinting = (page: Page) => page.evaluate(() => dispatchEvent(new Event('afterprint')));

/**
 * Prints a page, and checks that each numbered link has its address, but only on paper.
 * @returns the number of printed parts, and of addresses
 */
async function printParts(page: Page, parts: Locator): Promise<{partCount: number; notes: number}> {
  await page.emulateMedia({media: 'print'});
  await startPrinting(page);
  const [links, notes] = [page.locator('[data-note]'), page.locator('[data-print-notes] > li')];
  const linkNotes = await links.evaluateAll((all) =>
    all.map((link) => [(link as HTMLElement).dataset.note, (link as HTMLAnchorElement).href]),
  );
  const addresses = await notes.allTextContents();
  expect(linkNotes.map(([number]) => addresses[Number(number) - 1])).toEqual(linkNotes.map(([, address]) => address));
  expect(await links.filter({visible: false}).count(), 'numbers of what is not printed').toBe(0);
  const partCount = await parts.filter({visible: true}).count();
  await endPrinting(page);
  await expect(links.or(notes)).toHaveCount(0);
  await page.emulateMedia({media: 'screen'});
  return {partCount, notes: addresses.length};
}

test('the addresses on the paper of a first page have their styles', async ({page}) => {
  await saveData(page);
  await page.goto('/docs/services/remittances');
  await page.emulateMedia({media: 'print'});
  await startPrinting(page);
  await expect(page.locator('[data-print-notes] > li')).not.toHaveCount(0);
  expect(await styleDifferences(page)).toEqual([]);
});

test(`the recipient's section is printed alone, by its own link or address`, async ({page}) => {
  await notePrint(page);
  await open(page, '/docs/services/remittances');
  await page.locator('.share[data-id=receive] summary').click();
  const link = page.getByRole('link', {name: uiString('es', 'share.print'), exact: true});
  await link.first().click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '#receive');
  await expect(page, 'the next print is the whole page').toHaveURL(/\/docs\/services\/remittances$/);
  const print = async (address: string) => {
    await page.evaluate((hash) => location.replace(hash), address);
    await startPrinting(page);
  };
  await page.emulateMedia({media: 'print'});
  await print('#receive');
  const tagsInPrint = () =>
    page.locator('.markdown > :visible').evaluateAll((all) => all.map((element) => element.tagName.toLowerCase()));
  expect((await tagsInPrint()).slice(0, 2)).toEqual(['h2', 'p']);
  await expect(page.locator('.markdown > h2:visible')).toHaveId('receive');
  await endPrinting(page);
  // Any other address prints the whole page.
  await print('#steps');
  for (const part of ['h1', '.steps', '#receive', '.need']) {
    await expect(page.locator(part).first()).toBeVisible();
    await expect(page.locator(part).filter({visible: false})).toHaveCount(0);
  }
});

test('the foot of a printed page has its address and the date, before and after hydration', async ({page, baseURL}) => {
  await saveData(page);
  // The window is as wide as A4 without margins.
  await page.setViewportSize({width: 718, height: 1000});
  const address = '/docs/contacts/create-contact';
  await page.goto(`${address}?from=mail#steps`);
  const day = await page.evaluate((language) => new Date().toLocaleDateString(language, {dateStyle: 'long'}), 'es');
  for (const isHydrated of [false, true]) {
    if (isHydrated) await hydrate(page);
    await page.pdf();
    expect(await foot(page)).not.toContain(day);
    await page.emulateMedia({media: 'print'});
    expect(await foot(page)).toContain(`${new URL(address, baseURL).href} · ${day}`);
    await expect(page.locator('#more, .footer__copyright')).toHaveCount(2);
    await expect(page.locator('#more, .footer__copyright').filter({visible: true})).toHaveCount(0);
    await page.emulateMedia({media: 'screen'});
  }
});

test('a task is printed with the answers that are open, and the addresses of its links', async ({page}) => {
  await open(page, '/docs/checkout');
  const answers = page.locator('#problems, details.answer:not(.need)');
  const printWithClosedAnswers = await printParts(page, answers);
  expect(printWithClosedAnswers.partCount).toBe(0);
  await page.locator('#payment-declined > summary').click();
  const printWithOpenAnswers = await printParts(page, answers);
  // The heading above all answers is printed too.
  expect(printWithOpenAnswers.partCount).toBe(2);
  expect(printWithOpenAnswers.notes).toBeGreaterThan(printWithClosedAnswers.notes);
});

test('on the help page a closed answer prints as a row, and an open one with its choices or the chosen one', async ({
  page,
}) => {
  await open(page, '/docs/help');
  const [trouble] = await page.locator('.answer:has(.trouble > .answer)').all();
  if (!trouble) throw new Error('no trouble has choices');
  const choices = trouble.locator('.trouble > .answer');
  const bodiesInPrint = async () => (await printParts(page, page.locator('.answer__body'))).partCount;
  expect(await bodiesInPrint()).toBe(0);
  await expect(trouble.locator('> summary')).toBeVisible();
  await trouble.locator('> summary').click();
  expect(await bodiesInPrint()).toBe(1 + (await choices.count()));
  await choices.first().locator('> summary').click();
  expect(await bodiesInPrint()).toBe(2);
});

test('a page that is shorter than a sheet of paper prints no empty one', async ({page}) => {
  await open(page, '/docs/help');
  await page.setViewportSize({width: 720, height: 3000});
  const height = () => page.evaluate(() => document.body.getBoundingClientRect().height);
  expect(await height()).toBeGreaterThanOrEqual(3000);
  await page.emulateMedia({media: 'print'});
  expect(await height()).toBeLessThan(3000);
});

test('without script a printed page shows only its own address, and shows it once', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL});
  await page.goto('/docs/checkout');
  await page.emulateMedia({media: 'print'});
  const visibleTexts = await page
    .locator('.footer, .markdown a')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each, '::after').content));
  expect(visibleTexts.filter((text) => text.includes('://'))).toEqual([
    expect.stringMatching(/^"https:..ayuda[^/]+.docs.checkout.?"$/),
  ]);
  await page.close();
});

test('a PDF of a page has words for each picture, numbers for the steps, and no links in pictures', async ({page}) => {
  // A reader may print at once, or after the scripts have loaded.
  await saveData(page);
  await page.goto('/docs/checkout');
  const screens = page.locator('.steps .screen');
  const words = await screens.evaluateAll((all) =>
    all.map((screen) => [...screen.querySelectorAll('.screen__alt')].map(({textContent}) => textContent).join(' ')),
  );
  const steps = await page.locator('.step').count();
  const links = await screens.locator('a[href]').count();
  for (const isHydrated of [false, true]) {
    if (isHydrated) await hydrate(page);
    const document = await PDFDocument.load(await page.pdf({tagged: true}));
    const {pictures, linksInPictures, stepNumbers} = structureOf(document);
    expect(pictures).toEqual(words);
    expect({linksInPictures, stepNumbers}).toEqual({linksInPictures: 0, stepNumbers: steps});
    // On the screen nothing has changed.
    await expect(screens.locator('a[href]')).toHaveCount(links);
    await expect(screens.and(page.locator('[role], [aria-label]'))).toHaveCount(0);
    await expect(page.locator('.phone[inert]')).toHaveCount(0);
  }
});

test('a PDF is complete even when its document loads slowly', async ({browser, baseURL}) => {
  const busy = '<script>for (const end = performance.now() + 40; performance.now() < end; );</script>';
  const part = `<p style="break-after: page">Words</p>${busy}`;
  const document = await print(
    browser,
    `${baseURL}/`,
    `<!doctype html><title>Book</title>${part.repeat(30)}<p>The end`,
    '',
  );
  expect(document.getPageCount()).toBe(31);
});
