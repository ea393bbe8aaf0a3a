import {emptyFont} from './support/font';
import {samplePages} from './support/samplePages';
import {sidewaysScrollers} from './support/scroll';
import {expect, open, test} from './support/test';
import {wrappedWords} from './support/wrappedWords';

/** A browser whose default font size is doubled, without zoom. */

test.use({
  launchOptions: [
    async ({launchOptions}, use) => {
      await use({...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']});
    },
    {scope: 'worker'},
  ],
});

const widths = [320, 1280];
const headings =
  ':is(h1, h2, h3, summary, .tile, .services a, .page-list a, .footer__links a):not([href^="mailto"]):visible';

test('no page scrolls horizontally and no heading breaks inside a word at 200 % text size', async ({
  page,
  pageErrors,
}) => {
  test.setTimeout(300_000);
  await emptyFont(page);
  for (const address of samplePages) {
    await open(page, address);
    await expect(page.locator('body')).toHaveCSS('font-size', '36px');
    for (const width of widths) {
      await page.setViewportSize({width, height: 800});
      const slides = (await sidewaysScrollers(page)).filter((each) => each.startsWith('HTML'));
      const broken = await wrappedWords(page.locator(headings));
      expect.soft([...slides, ...broken], `${address} at ${width} px`).toEqual([]);
    }
  }
  expect(pageErrors.splice(0).filter((pageError) => !pageError.includes('status of 404'))).toEqual([]);
});
