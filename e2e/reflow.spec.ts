import {emptyFont} from './support/font';
import {kinds} from './support/kinds';
import {addressOf, locales, routes} from './support/routes';
import {sidewaysScrollers} from './support/scroll';
import {expect, open, test} from './support/test';

/** Narrow screens and enlarged pages: 1280 x 800 at 200 % has room for 640 x 400 px. */
const screens = [
  {width: 320, height: 640},
  {width: 640, height: 400},
];

test.use({deviceScaleFactor: 2});

for (const locale of locales) {
  test(`no page scrolls sideways at 320 px, nor enlarged to 200 % (${locale})`, async ({page, complaints}) => {
    test.setTimeout(300_000);
    await emptyFont(page);
    for (const path of [...routes.map((route) => route.path), '/docs/not-here']) {
      const address = addressOf(path, locale);
      await open(page, address);
      await page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
      for (const screen of screens) {
        await page.setViewportSize(screen);
        expect.soft(await sidewaysScrollers(page), `${address} at ${screen.width} px`).toEqual([]);
      }
    }
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
  });

  test(`no kind of page scrolls sideways without script (${locale})`, async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL ? {baseURL} : {})});
    const page = await context.newPage();
    for (const path of kinds) {
      for (const width of [320, 360, 768]) {
        await page.setViewportSize({width, height: 740});
        await page.goto(addressOf(path, locale));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, `${path} at ${width} px`).toBe(width);
      }
    }
    await context.close();
  });

  test(`on a phone every control that stands alone is 44 px large or more (${locale})`, async ({page, complaints}) => {
    test.setTimeout(300_000);
    await page.setViewportSize({width: 360, height: 740});
    await emptyFont(page);
    for (const path of [...routes.map((route) => route.path), '/docs/not-here']) {
      const address = addressOf(path, locale);
      await open(page, address);
      const small = await page.locator('a:visible, button:visible, summary:visible, input:visible').evaluateAll((all) =>
        all
          .filter((control) => {
            const inText = control.closest('p, td, li')?.textContent.trim() !== control.textContent.trim();
            return !(control.tagName === 'A' && inText) && !control.matches('.hash-link, [class*=skipTo], .sr');
          })
          .map((control) => ({name: control.textContent || control.ariaLabel, box: control.getBoundingClientRect()}))
          .filter(({box}) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
          .map(({name, box}) => `${name ?? ''}: ${box.width} x ${box.height}`),
      );
      expect.soft(small, address).toEqual([]);
    }
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
  });
}
