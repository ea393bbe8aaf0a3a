import {sampleOf} from './support/samplePages';
import {expect, test} from './support/test';

const home = '/';

test('frequent questions follow the search in the first screen of a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(home);
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return {top: box?.y ?? NaN, bottom: (box?.y ?? NaN) + (box?.height ?? NaN)};
  };
  expect((await boxOf('.most-asked li:nth-child(4)')).top).toBeLessThan(740);
});

test('the question of the home page is read as one sentence, with its opening mark at its first word', async ({
  page,
}) => {
  await page.goto(home);
  const title = page.getByRole('heading', {level: 1});
  await expect(title).toHaveAccessibleName('¿Qué necesitas hacer?');
  await expect(title).toMatchAriaSnapshot('- heading "¿Qué necesitas hacer?" [level=1]');
});

test('every topic label fits on one line at 1280 px', async ({page}) => {
  await page.goto(home);
  const wrapped = await page.locator('.topic-list li a').evaluateAll((links) =>
    links
      .filter((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1;
      })
      .map(({textContent}) => textContent),
  );
  expect(wrapped).toEqual([]);
});

test('the first step of a task ends in the first screen of a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const address of sampleOf('task', 'sign-up', 'checkout')) {
    await page.goto(address);
    const {y = NaN, height = NaN} = (await page.locator('.step__title').first().boundingBox()) ?? {};
    expect(y + height, address).toBeLessThanOrEqual(740);
  }
});
