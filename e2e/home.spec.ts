import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

test('the home page asks one sentence, and has the most asked on the first screen of a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/');
  // The opening mark stands at the first word for a screen reader, too.
  const question = uiString('es', 'home.question');
  await expect(page.getByRole('heading', {level: 1})).toMatchAriaSnapshot(
    `- heading ${JSON.stringify(question)} [level=1]`,
  );
  expect((await page.locator('.most-asked li').first().boundingBox())?.y).toBeLessThan(740);
});
