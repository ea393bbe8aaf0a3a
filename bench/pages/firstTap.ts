import {type Browser} from '@playwright/test';
import {fontStylesheetUrl, type Mode, savingData} from '../shared/browser';

/** A control, with selectors for the first reaction to a tap and for its final effect. */
interface Tap {
  readonly press: string;
  readonly reaction: string;
  readonly effect: string;
  readonly width: number;
}

export const taps = {
  menu: {press: '.navbar__toggle', reaction: '#menu[open]', effect: '#menu[open]', width: 412},
  // From the field to the most asked tasks: the search has loaded.
  search: {
    press: '.search__open',
    reaction: '.search__open[aria-busy=true], [role=dialog] [role=combobox]',
    effect: '.search [role=option]',
    width: 412,
  },
  toggle: {
    press: '.color-toggle',
    reaction: 'html[data-theme=dark]',
    effect: 'html[data-theme=dark]',
    width: 1280,
  },
  dismiss: {
    press: '.theme-announcement-bar button',
    reaction: 'html[data-announcement-bar-initially-dismissed=true]',
    effect: 'html[data-announcement-bar-initially-dismissed=true]',
    width: 412,
  },
} as const satisfies Record<string, Tap>;

/** Milliseconds from the touch to the first frame that shows the reaction, and to the first that shows the effect. */
export interface TapTimes {
  readonly reaction: number;
  readonly effect: number;
}

declare global {
  interface Window {
    firstTap?: {beforeHydration: boolean; reaction?: number; effect?: number};
  }
}

// Lighthouse's slow 4G, applied to each request.
const slow4G = {offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400};

/** Runs in the page: records the first press, then checks each frame for its effects. */
function watch({reaction, effect}: {reaction: string; effect: string}): void {
  addEventListener(
    'pointerdown',
    ({timeStamp}) => {
      const tap: Window['firstTap'] = {beforeHydration: document.documentElement.dataset.hasHydrated !== 'true'};
      window.firstTap = tap;
      const look = (): void => {
        const milliseconds = performance.now() - timeStamp;
        tap.reaction ??= document.querySelector(reaction) ? milliseconds : undefined;
        tap.effect ??= document.querySelector(effect) ? milliseconds : undefined;
        if (tap.effect === undefined) {
          requestAnimationFrame(look);
        }
      };
      requestAnimationFrame(look);
    },
    {capture: true, once: true},
  );
}

/**
 * Presses a control before hydration, while the page still loads over slow 4G on a processor four times slower.
 * @throws when the page was already hydrated, or nothing reacts
 */
export async function tapFirst(browser: Browser, url: string, name: keyof typeof taps, mode: Mode): Promise<TapTimes> {
  const {press, reaction, effect, width} = taps[name];
  const phone = {viewport: {width, height: 823}, hasTouch: width < 1000};
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  if (mode === 'saving') {
    await page.addInitScript(savingData);
  }
  // tsx adds calls of this helper, which keeps the names of functions. The page does not have it.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watch, {reaction, effect});
  await page.route(`${new URL(fontStylesheetUrl).origin}/**`, (route) =>
    route.fulfill({contentType: 'text/css', headers: {'access-control-allow-origin': '*'}, body: ''}),
  );
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  await page.locator(press).filter({visible: true}).first().click();
  await page.waitForFunction(() => window.firstTap?.effect !== undefined);
  const answer = await page.evaluate(() => window.firstTap);
  await context.close();
  if (!answer?.beforeHydration || answer.reaction === undefined || answer.effect === undefined) {
    throw new Error(`${url} was hydrated before "${name}" was pressed: the page came too fast to tell.`);
  }
  return {reaction: answer.reaction, effect: answer.effect};
}
