import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import {googleFonts} from '../../src/static-first/names';

/** A simulated font provider: tests cannot reach a real one. */

const file = 'https://fonts.gstatic.com/s/family.woff2';
const face = `@font-face{font-family:'Atkinson Hyperlegible Next';font-weight:400 800;font-display:swap;src:url(${file})}`;
const family = readFileSync(
  require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff2'),
);

export async function lateFont(page: Page) {
  let send = () => {};
  let sending = Promise.resolve();
  const hold = () => {
    sending = new Promise<void>((resolve) => {
      send = resolve;
    });
  };
  hold();
  // The page reads the rules of the stylesheet across origins, and a reload requests it again.
  const headers = {'access-control-allow-origin': '*', 'cache-control': 'no-store'};
  await page.route(googleFonts.stylesheet, (route) => route.fulfill({headers, contentType: 'text/css', body: face}));
  await page.route(file, async (route) => {
    await sending;
    await route.fulfill({headers, contentType: 'font/woff2', body: family});
  });
  return {
    /** Sends the font, and answers at once from now on. */
    send: () => send(),
    /** Delays the font again, for the next page. */
    hold,
  };
}

/** Waits until the font has loaded, which is the last thing that a page does by itself. */
export async function fontSettled(page: Page): Promise<void> {
  await expect.poll(() => isFontLoaded(page)).toBe(true);
}

export function isFontLoaded(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.fonts].some(({family, status}) => family.includes('Atkinson') && status === 'loaded'),
  );
}

/** The different first typefaces of the texts on the page. */
export const typefaces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textElements = [...document.querySelectorAll('body :not(code, pre *)')].filter(({childNodes}) =>
      [...childNodes].some(({nodeType, textContent}) => nodeType === Node.TEXT_NODE && textContent?.trim()),
    );
    const families = textElements.map((element) => getComputedStyle(element).fontFamily.split(',')[0] ?? '');
    return [...new Set(families.map((family) => family.replaceAll('"', '')))];
  });
