import {type Page} from '@playwright/test';
import {saveData} from './support/conditions';
import {breakResponse, files} from './support/files';
import {pages} from './support/pages';
import {addressOf, oneLocale} from './support/routes';
import {expect, open, test} from './support/test';
import {violations} from './support/axe';

// One step on the whole screen, opened from the strip, without script as with it.

const task = '/docs/services/mobile';

/** Titles of the steps that are on the screen, wholly. */
const inView = (page: Page) =>
  page.locator('.step__title').evaluateAll((titles) =>
    titles
      .filter((title) => {
        const {left, right, top, bottom} = title.getBoundingClientRect();
        const isShown = getComputedStyle(title).visibility === 'visible';
        return isShown && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      })
      .map((title) => title.textContent),
  );

const titles = (page: Page) => page.locator('.strip li').allTextContents();

const viewports = [
  {width: 320, height: 568},
  {width: 740, height: 360},
  {width: 1280, height: 600},
];

/** Opens every step of the page, and again when its reader was at its end. @returns those whose beginning is not on the screen */
const stepsNotAtTop = (page: Page, letters: string) =>
  page.evaluate(async (size) => {
    document.documentElement.style.fontSize = size;
    const found: string[] = [];
    const bars = [...document.querySelectorAll('.walk')];
    for (const {id, parentElement: step} of [...bars, ...bars]) {
      location.hash = id;
      await new Promise(requestAnimationFrame);
      const {top, left} = step?.querySelector('.step__title')?.getBoundingClientRect() ?? new DOMRect();
      if (top < 0 || top > innerHeight / 2 || left < 0 || left > innerWidth / 2) found.push(`${id}: ${left}, ${top}`);
      step?.scrollTo({top: step.scrollHeight});
    }
    location.hash = '';
    return found;
  }, letters);

for (const locale of oneLocale) {
  const address = addressOf(task, locale);

  for (const mode of ['ordinary', 'saving data'] as const) {
    test(`the walkthrough shows one step after the other (${locale}, ${mode})`, async ({page}) => {
      await page.setViewportSize({width: 360, height: 740});
      if (mode === 'ordinary') await open(page, address);
      else {
        await saveData(page);
        await page.goto(address);
      }
      const [first, second] = await titles(page);
      await page.locator('.strip > a').click();
      await expect.poll(() => inView(page)).toEqual([first]);
      await page.locator('#walk-steps-1 a').last().click();
      await expect.poll(() => inView(page)).toEqual([second]);
      await expect(page.locator('#walk-steps-2 progress')).toHaveAttribute('value', '2');
      await page.locator('#walk-steps-2 a').first().click();
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('.walk').first()).toBeHidden();
    });
  }

  const leave: [how: string, leave: (page: Page) => Promise<unknown>, hash: string][] = [
    ['Back', (page) => page.goBack(), ''],
    ['Esc', (page) => page.keyboard.press('Escape'), '#steps'],
  ];
  for (const [how, press, hash] of leave) {
    test(`one press opens the walkthrough, and ${how} closes it, whatever steps were shown (${locale})`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 360, height: 740});
      await open(page, address);
      await page.locator('.strip > a').scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await page.locator('.strip > a').click();
      for (const step of [1, 2]) await page.locator(`#walk-steps-${step} a`).last().click();
      await expect(page).toHaveURL(/#walk-steps-3$/);
      await press(page);
      await expect(page.locator('h1')).toBeVisible();
      expect(new URL(page.url()).hash).toBe(hash);
      if (how === 'Back') await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    });
  }

  for (const width of [360, 1280]) {
    test(`the search that / opens leaves the walkthrough, at ${width} px (${locale})`, async ({page}) => {
      await page.setViewportSize({width, height: 740});
      await open(page, `${address}#walk-steps-2`);
      await page.keyboard.press('/');
      await expect(page.locator('.search input:focus')).toBeVisible();
    });
  }

  test(`a message is seen in the walkthrough, and covers nothing of it (${locale})`, async ({page, pageErrors}) => {
    await page.setViewportSize({width: 360, height: 740});
    await breakResponse(page, files['the main script'], 'is missing');
    await page.goto(`${address}#walk-steps-2`);
    await expect(page.locator('.load-error button').first()).toBeInViewport({ratio: 1});
    await page.locator('#walk-steps-2 a').last().click();
    await expect(page.locator('#walk-steps-3')).toBeInViewport({ratio: 1});
    await page.locator('.load-error button').last().click();
    await expect(page.locator('.load-error')).toHaveCount(0);
    // The bar of a slow navigation stands beside the page as well.
    expect(await page.evaluate(() => getComputedStyle(document.body).visibility)).toBe('visible');
    pageErrors.splice(0);
  });

  test(`every step of every task opens at its top, also again (${locale})`, async ({page}) => {
    test.setTimeout(180_000);
    await saveData(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const {address: each} of pages.filter((one) => one.locale === locale)) {
      await page.goto(each);
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        for (const letters of ['16px', '32px']) {
          expect.soft(await stepsNotAtTop(page, letters), `${each} ${viewport.width} ${letters}`).toEqual([]);
        }
      }
    }
  });

  test(`the walkthrough is reached and left by keyboard alone (${locale})`, async ({page}) => {
    await open(page, `${addressOf(task, locale)}#walk-steps-2`);
    await expect(page.locator('#walk-steps-2')).toBeVisible();
    // A step alone has no line to the next one.
    const lines = await page
      .locator('.steps > li, .steps > li:not(.result) > .step__text')
      .evaluateAll((all) =>
        all
          .map((each) => getComputedStyle(each, '::after'))
          .filter(({content, display}) => content !== 'none' && display !== 'none'),
      );
    expect(lines).toEqual([]);
    for (const name of ['.navbar a', '.footer a', '.strip a']) {
      await expect(page.locator(name).first()).toBeHidden();
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.steps') !== null)).toBe(true);
    await page.locator('#walk-steps-2 a').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.walk').first()).toBeHidden();
    await expect(page.locator('.navbar a').first()).toBeVisible();
  });

  test(`axe finds nothing in the walkthrough (${locale})`, async ({page}) => {
    await open(page, `${addressOf(task, locale)}#walk-steps-1`);
    expect(await violations(page)).toEqual([]);
  });
}

test('a step can be swiped to', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(`${task}#walk-steps-1`);
  const [, second] = await titles(page);
  await page
    .locator('.steps')
    .evaluate((steps) => steps.scrollBy({left: steps.clientWidth * 0.7, behavior: 'instant'}));
  await expect.poll(() => inView(page)).toEqual([second]);
});
