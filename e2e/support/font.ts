import {type Page} from '@playwright/test';
import {fontSheet} from '../../src/plugins/boot/fontSheet';

/** The provider of the font, played by the test: no provider can be reached from here. */

// The page reads the rules of the sheet across origins.
const headers = {'access-control-allow-origin': '*'};

/** A provider whose stylesheet is empty: nothing to wait for and nothing that fails. */
export async function emptyFont(page: Page): Promise<void> {
  await page.route(fontSheet, (route) => route.fulfill({headers, contentType: 'text/css', body: ''}));
}

/** Waits until the page has dealt with what the provider sent, the last thing that a page does by itself. */
export async function fontSettled(page: Page): Promise<void> {
  await page.locator('html[data-font]').waitFor({state: 'attached'});
}
