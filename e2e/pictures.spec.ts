import {wrappedWords} from './support/layout';
import {expect, test} from './support/test';

/** Pages whose pictures show every kind of mark and of screen. */
const pages = ['/docs/signup/', '/docs/services/market', '/docs/checkout/'];
const phone = {width: 360, height: 740};

test('a mark moves and resizes nothing in its picture', async ({page}) => {
  await page.setViewportSize(phone);
  for (const address of pages) {
    await page.goto(address);
    const moved = await page.locator('.phone').evaluateAll((phones) => {
      const marks = ['phone__tap', 'phone__type', 'phone__look'];
      return phones.flatMap((each) => {
        const parts = [...each.querySelectorAll('*')].filter((part) => !part.matches('.phone__dot'));
        const boxes = () => parts.map((part) => JSON.stringify(part.getBoundingClientRect()));
        const marked = boxes();
        each.querySelectorAll('.phone__dot').forEach((part) => part.remove());
        parts.forEach((part) => part.classList.remove(...marks));
        return boxes().flatMap((box, index) => (box === marked[index] ? [] : [parts[index]?.outerHTML]));
      });
    });
    expect(moved, address).toEqual([]);
  }
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
