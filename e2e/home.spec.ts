import {expect, test} from './support/test';
import {uiString} from './support/uiStrings';

test('the home page asks one sentence, has topics on one line, and the most asked first', async ({page}) => {
  await page.goto('/');
  // The opening mark stands at the first word for a screen reader, too.
  const title = page.getByRole('heading', {level: 1});
  const question = uiString('es', 'home.question');
  await expect(title).toHaveAccessibleName(question);
  await expect(title).toMatchAriaSnapshot(`- heading ${JSON.stringify(question)} [level=1]`);
  await expect(title.locator(':scope > :not([aria-hidden])')).toHaveText([question]);
  const wrapped = await page.locator('.topic-list li a').evaluateAll((links) => {
    const lines = (link: Element) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
    };
    return links.filter((link) => lines(link) > 1).map(({textContent}) => textContent);
  });
  expect(wrapped).toEqual([]);
  await page.setViewportSize({width: 360, height: 740});
  expect((await page.locator('.most-asked li').first().boundingBox())?.y).toBeLessThan(740);
});
