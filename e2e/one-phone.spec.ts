import {type Page} from '@playwright/test';
import {expect, open, test} from './support/test';

// On wide screens one phone keeps its position beside the steps and shows the picture of the step that is read.

const task = '/docs/services/mobile';

/** The numbers of the steps whose picture lies on top, at the middle of the phone. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const views = [...document.querySelectorAll('.step__view')];
    const box = views[0]?.getBoundingClientRect();
    const top = box && document.elementFromPoint(box.left + box.width / 2, box.top + 40)?.closest('.step__view');
    return top ? [...document.querySelectorAll('.steps > li')].indexOf(top.parentElement as Element) + 1 : 0;
  });

test('the picture changes with the step that is read, and keeps its position', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, task);
  expect(await shown(page)).toBe(1);
  await page.goto(`${task}#steps-4`);
  await expect.poll(() => shown(page)).toBe(4);
  const tops = await page
    .locator('.step__view')
    .evaluateAll((views) => new Set(views.map((view) => Math.round(view.getBoundingClientRect().top))).size);
  expect(tops).toBe(1);
});

test('the first picture is there before its step is read, where the first step has none', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/orders/');
  await expect(page.locator('.step').first().locator('.step__view')).toHaveCount(0);
  await expect(page.locator('.step__view').first()).toBeVisible();
});

test('the picture of a step is shown while the pointer is on its words', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, task);
  await page.locator('.step').nth(3).locator('.step__text').hover();
  await expect.poll(() => shown(page)).toBe(4);
});

test('on a phone every picture follows its words', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(task);
  const apart = await page.locator('.step:has(.step__view)').evaluateAll((steps) =>
    steps.map((step) => {
      const [words, view] = ['.step__text', '.step__view'].map((name) =>
        step.querySelector(name)?.getBoundingClientRect(),
      );
      return {after: (view?.top ?? 0) >= (words?.bottom ?? 0), width: Math.round(view?.width ?? 0)};
    }),
  );
  expect(apart.length).toBeGreaterThan(2);
  expect(apart).toEqual(apart.map(() => ({after: true, width: 328})));
});
