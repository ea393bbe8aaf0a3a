import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import {googleFonts} from '../../src/static-first';

/** The provider of the font, played by the test: no provider can be reached from here. */

const file = 'https://fonts.gstatic.com/s/family.woff2';
const face = `@font-face{font-family:'Atkinson Hyperlegible Next';font-weight:400 800;font-display:swap;src:url(${file})}`;
const family = readFileSync(
  require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff2'),
);

/** The response of the provider to an address. */
interface Answer {
  contentType: string;
  body: Buffer | string;
}

/**
 * Responds to the requests of a page to the provider. Playwright's routes would turn off the browser's cache, so that every page would
 * load the scripts of the site again.
 */
async function provide(page: Page, answers: Record<string, () => Answer | Promise<Answer>>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({requestId, request}) => {
    void Promise.resolve(answers[request.url]?.())
      .then((answer) =>
        devtools.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: answer ? 200 : 404,
          responseHeaders: [
            // The page reads the rules of the stylesheet across origins.
            {name: 'access-control-allow-origin', value: '*'},
            // A reload requests it again.
            {name: 'cache-control', value: 'no-store'},
            {name: 'content-type', value: answer?.contentType ?? 'text/plain'},
          ],
          body: Buffer.from(answer?.body ?? '').toString('base64'),
        }),
      )
      // The page may have been left meanwhile.
      .catch(() => undefined);
  });
  await devtools.send('Fetch.enable', {patterns: Object.keys(answers).map((urlPattern) => ({urlPattern}))});
}

/** A provider whose stylesheet is empty: nothing to wait for and nothing that fails. */
export async function emptyFont(page: Page): Promise<void> {
  await provide(page, {[googleFonts.stylesheet]: () => ({contentType: 'text/css', body: ''})});
}

/** A provider that sends the font only after `send` is called. */
export interface LateFont {
  /** Sends it: from now on it answers at once. */
  send: () => void;
  /** Holds it back again, for the next page. */
  hold: () => void;
}

/** Plays a provider that holds the family back. */
export async function lateFont(page: Page): Promise<LateFont> {
  let send = () => {};
  let sending = Promise.resolve();
  const hold = () => {
    sending = new Promise<void>((resolve) => {
      send = resolve;
    });
  };
  hold();
  await provide(page, {
    [googleFonts.stylesheet]: () => ({contentType: 'text/css', body: face}),
    [file]: () => sending.then(() => ({contentType: 'font/woff2', body: family})),
  });
  return {send: () => send(), hold};
}

/** Waits until the family has come, which is the last thing that a page does by itself. */
export async function fontSettled(page: Page): Promise<void> {
  await expect.poll(() => isFontLoaded(page)).toBe(true);
}

/** Whether the page has loaded the family. */
export function isFontLoaded(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.fonts].some(({family, status}) => family.includes('Atkinson') && status === 'loaded'),
  );
}

/** The first typeface of each text on the page; one when all is in the same. */
export const typefaces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const withText = [...document.querySelectorAll('body :not(code, pre *)')].filter(({childNodes}) =>
      [...childNodes].some(({nodeType, textContent}) => nodeType === Node.TEXT_NODE && textContent?.trim()),
    );
    const families = withText.map((element) => getComputedStyle(element).fontFamily.split(',')[0] ?? '');
    return [...new Set(families.map((family) => family.replaceAll('"', '')))];
  });
