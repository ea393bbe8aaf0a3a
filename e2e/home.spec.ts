import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

test('the home page asks one sentence, has tasks on one line, and the most asked first', async ({page}) => {
  await open(page, '/');
  // The opening mark stands at the first word for a screen reader, too.
  const title = page.getByRole('heading', {level: 1});
  const question = uiString('es', 'home.question');
  await expect(title).toHaveAccessibleName(question);
  await expect(title).toMatchAriaSnapshot(`- heading ${JSON.stringify(question)} [level=1]`);
  await expect(title.locator(':scope > :not([aria-hidden])')).toHaveText([question]);
  // Five titles of this length share a line; longer ones of the content take more lines, within the window.
  const labelled = (label: string) =>
    page.locator('.topic-list li a').evaluateAll((links, text) => {
      const range = document.createRange();
      for (const link of links) link.textContent = text;
      return links.map((link) => {
        range.selectNodeContents(link);
        const boxes = [...range.getClientRects()];
        return {
          lines: new Set(boxes.map(({top}) => Math.round(top))).size,
          end: Math.max(...boxes.map((box) => box.right)),
        };
      });
    }, label);
  expect((await labelled('Cambia tu contraseña')).filter(({lines}) => lines > 1)).toEqual([]);
  const width = page.viewportSize()?.width ?? 0;
  expect((await labelled('Cambia el número '.repeat(4))).filter(({end}) => end > width)).toEqual([]);
  await page.setViewportSize({width: 360, height: 740});
  expect((await page.locator('.most-asked li').first().boundingBox())?.y).toBeLessThan(740);
});
