import {wrappedWords} from './support/layout';
import {expect, test} from './support/test';

test('on a phone a picture takes the width of its place, and its tab bar can be read', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/docs/delete-account/');
  const narrower = await page
    .locator('.screen')
    .evaluateAll((screens) =>
      screens.filter((screen) => screen.getBoundingClientRect().width !== screen.parentElement?.clientWidth),
    );
  expect(narrower).toHaveLength(0);
  const labels = await page.locator('.phone__tab span').evaluateAll((spans) =>
    spans.map((span) => {
      const {left, right, height} = span.getBoundingClientRect();
      const frame = span.closest('.phone')?.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(span).fontSize);
      return size >= 12 && height < 2 * size && frame && left > frame.left && right < frame.right;
    }),
  );
  expect(labels.length).toBeGreaterThanOrEqual(4);
  expect(labels).not.toContain(false);
});

test('no word breaks in a picture, in a narrow window nor in the column of a wide one', async ({page}) => {
  for (const address of ['/docs/services/market', '/docs/delete-account/']) {
    await page.goto(address);
    for (const width of [320, 1280]) {
      await page.setViewportSize({width, height: 740});
      expect(await wrappedWords(page.locator('.phone :is(span, b)')), `${address} at ${width} px`).toEqual([]);
    }
  }
});
