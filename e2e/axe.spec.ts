import {type Page} from '@playwright/test';
import {violations} from './support/axe';
import {emptyFont} from './support/font';
import {kinds} from './support/kinds';
import {addressOf, locales, routes} from './support/routes';
import {expect, open, test} from './support/test';

/** Pages as they open. What opens on them is looked at in `axe-states.spec.ts`. */

const notFound = '/not-here';
const widths = [360, 768, 1280];

async function choose(page: Page, theme: string): Promise<void> {
  await emptyFont(page);
  await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
}

/** The browser itself reports the status of a page that is not there. */
const withoutStatus = (complaints: string[]) => complaints.filter((complaint) => !complaint.includes('status of 404'));

/** Every page is looked at in the light theme and at the last width; kinds of pages in what remains. */
const remaining = {light: widths.slice(0, -1), dark: widths} as const;

for (const locale of locales) {
  test(`axe finds nothing on any page (${locale})`, async ({page, complaints}) => {
    test.setTimeout(300_000);
    await choose(page, 'light');
    for (const path of [...routes.map((route) => route.path), notFound]) {
      const address = addressOf(path, locale);
      await test.step(address, async () => {
        await open(page, address);
        expect.soft(await violations(page), address).toEqual([]);
      });
    }
    expect(withoutStatus(complaints.splice(0))).toEqual([]);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing on any kind of page at any width (${locale}, ${theme})`, async ({page, complaints}) => {
      test.setTimeout(300_000);
      await choose(page, theme);
      for (const path of kinds) {
        const address = addressOf(path, locale);
        await open(page, address);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        for (const width of remaining[theme]) {
          await test.step(`${address} at ${width} px`, async () => {
            await page.setViewportSize({width, height: 800});
            expect.soft(await violations(page), `${address} at ${width} px`).toEqual([]);
          });
        }
      }
      expect(withoutStatus(complaints.splice(0))).toEqual([]);
    });
  }
}

test('axe is asked: a page spoiled in four ways is found at fault in each', async ({page}) => {
  await open(page, '/docs/orders/');
  await page.evaluate(() => {
    const spoil = (tag: string, text: string, style: Partial<CSSStyleDeclaration>) => {
      const element = Object.assign(document.createElement(tag), {textContent: text});
      Object.assign(element.style, style);
      document.querySelector('.markdown')?.append(element);
    };
    const small = {display: 'block', width: '9px', height: '9px'};
    spoil('p', 'Too pale', {color: '#999', background: '#fff'});
    spoil('img', '', small);
    spoil('button', 'a', small);
    spoil('button', 'b', small);
    spoil('h6', 'A step left out', {});
  });
  const rules = (await violations(page)).map((violation) => violation.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['color-contrast', 'image-alt', 'heading-order', 'target-size']));
});
