import {type Browser} from '@playwright/test';
import {fontStylesheetUrl, type Mode, savingData} from '../shared/browser';

/** A control, and what the reader sees once the tap on it was taken and once it is done. */
interface Tap {
  readonly press: string;
  readonly taken: string;
  readonly done: string;
  readonly width: number;
}

export const taps = {
  menu: {press: '.navbar__toggle', taken: '#menu[open]', done: '#menu[open]', width: 412},
  search: {
    press: '.search__open',
    taken: '.search__open[aria-busy=true], [role=dialog] [role=combobox]',
    done: '[role=dialog] [role=combobox]',
    width: 412,
  },
  toggle: {
    press: '.color-toggle',
    taken: 'html[data-theme=dark]',
    done: 'html[data-theme=dark]',
    width: 1280,
  },
  dismiss: {
    press: '.theme-announcement-bar button',
    taken: 'html[data-announcement-bar-initially-dismissed=true]',
    done: 'html[data-announcement-bar-initially-dismissed=true]',
    width: 412,
  },
} as const satisfies Record<string, Tap>;

/** Milliseconds from the finger on the glass to the first frame that shows it. */
export interface Answered {
  readonly taken: number;
  readonly done: number;
}

declare global {
  interface Window {
    firstTap?: {beforeHydration: boolean; taken?: number; done?: number};
  }
}

// Lighthouse's slow 4G, applied to each request.
const slow4G = {offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400};

/** Runs in the page: notes the first press, then looks at each frame for what it changed. */
function watch({taken, done}: {taken: string; done: string}): void {
  addEventListener(
    'pointerdown',
    ({timeStamp}) => {
      const tap: Window['firstTap'] = {beforeHydration: document.documentElement.dataset.hasHydrated !== 'true'};
      window.firstTap = tap;
      const look = (): void => {
        const passed = performance.now() - timeStamp;
        tap.taken ??= document.querySelector(taken) ? passed : undefined;
        tap.done ??= document.querySelector(done) ? passed : undefined;
        if (tap.done === undefined) {
          requestAnimationFrame(look);
        }
      };
      requestAnimationFrame(look);
    },
    {capture: true, once: true},
  );
}

/**
 * Presses a control of a page that is on its way over slow 4G to a processor four times slower, before React has it.
 * @throws when the page was hydrated by then, or nothing answers
 */
export async function tapFirst(browser: Browser, url: string, name: keyof typeof taps, mode: Mode): Promise<Answered> {
  const {press, taken, done, width} = taps[name];
  const phone = {viewport: {width, height: 823}, hasTouch: width < 1000};
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  if (mode === 'saving') {
    await page.addInitScript(savingData);
  }
  // tsx calls this helper to keep the names of functions; the page does not have it.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watch, {taken, done});
  await page.route(`${new URL(fontStylesheetUrl).origin}/**`, (route) =>
    route.fulfill({contentType: 'text/css', headers: {'access-control-allow-origin': '*'}, body: ''}),
  );
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  await page.locator(press).filter({visible: true}).first().click();
  await page.waitForFunction(() => window.firstTap?.done !== undefined);
  const answer = await page.evaluate(() => window.firstTap);
  await context.close();
  if (!answer?.beforeHydration || answer.taken === undefined || answer.done === undefined) {
    throw new Error(`${url} was hydrated before "${name}" was pressed: the page came too fast to tell.`);
  }
  return {taken: answer.taken, done: answer.done};
}
