import {readFileSync} from 'node:fs';
import {type Page} from '@playwright/test';
import {fontStylesheetUrl} from '../../src/static-first/fontStylesheet';
import {attributeOfRoot} from './test';

/** The provider of the font, played by the test: no provider can be reached from here. */

// The page reads the rules of the sheet across origins.
const headers = {'access-control-allow-origin': '*'};

const file = 'https://fonts.gstatic.com/s/family.woff2';
const face = `@font-face{font-family:'Atkinson Hyperlegible Next';font-weight:400 800;font-display:swap;src:url(${file})}`;
const family = readFileSync(
  require.resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
);

/** A provider whose stylesheet is empty: nothing to wait for and nothing that fails. */
export async function emptyFont(page: Page): Promise<void> {
  await page.route(fontStylesheetUrl, (route) => route.fulfill({headers, contentType: 'text/css', body: ''}));
}

/**
 * A provider that sends the family itself, but not before it is told to.
 * @returns what lets it send: from then on it answers at once
 */
export async function lateFont(page: Page): Promise<() => void> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(fontStylesheetUrl, (route) => route.fulfill({headers, contentType: 'text/css', body: face}));
  await page.route(file, async (route) => {
    await sent;
    await route.fulfill({headers, contentType: 'font/woff2', body: family});
  });
  return send;
}

/** Waits until the page has dealt with what the provider sent, the last thing that a page does by itself. */
export async function fontSettled(page: Page): Promise<void> {
  await attributeOfRoot(page, 'data-font');
}

/** Whether the page has loaded the family. */
export function isFontLoaded(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.fonts].some(({family, status}) => family.includes('Atkinson') && status === 'loaded'),
  );
}
