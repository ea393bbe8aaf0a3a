import {type Page} from '@playwright/test';
import {saveData} from './support/conditions';
import {addressOf, locales} from './support/routes';
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

for (const locale of locales) {
  for (const mode of ['ordinary', 'saving data'] as const) {
    test(`the walkthrough shows one step after the other, and Back closes it (${locale}, ${mode})`, async ({page}) => {
      await page.setViewportSize({width: 360, height: 740});
      const address = addressOf(task, locale);
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
      await page.goBack();
      await expect.poll(() => inView(page)).toEqual([first]);
      await page.goBack();
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('.walk').first()).toBeHidden();
    });
  }

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
