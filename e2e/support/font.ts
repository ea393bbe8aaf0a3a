import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Page} from '@playwright/test';
import {fontSheet} from '../../src/plugins/boot/fontSheet';
import {buildFolder} from './build';

/** The provider of the font, played by the test: no provider can be reached from here. */

const folder = join(buildFolder, '..', 'node_modules', '@fontsource-variable', 'atkinson-hyperlegible-next', 'files');
const fileOfLatin = readdirSync(folder).find((file) => file.endsWith('-latin-wght-normal.woff2')) ?? '';
const address = 'https://fonts.gstatic.com/atkinson.woff2';

const sheet = `@font-face {
  font-family: 'Atkinson Hyperlegible Next';
  font-style: normal;
  font-weight: 400 800;
  font-display: swap;
  src: url(${address}) format('woff2');
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC, U+2212;
}`;

// The page reads the rules of the sheet and loads the font across origins.
const headers = {'access-control-allow-origin': '*'};

/** A provider whose stylesheet is empty: nothing to wait for and nothing that fails. */
export async function emptyFont(page: Page): Promise<void> {
  await page.route(fontSheet, (route) => route.fulfill({headers, contentType: 'text/css', body: ''}));
}

/** A provider that answers with the real font, but only once the test calls the function it gets. */
export async function lateFont(page: Page): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(fontSheet, async (route) => {
    await arrival;
    await route.fulfill({headers, contentType: 'text/css', body: sheet});
  });
  await page.route(address, async (route) => {
    await arrival;
    await route.fulfill({headers, contentType: 'font/woff2', body: readFileSync(join(folder, fileOfLatin))});
  });
  return arrive;
}

/** Waits until the page has dealt with what the provider sent, the last thing that a page does by itself. */
export async function fontSettled(page: Page): Promise<void> {
  await page.locator('html[data-font]').waitFor({state: 'attached'});
}
