import {note, type Tab, type View} from './tab';

// Two versions of Puppeteer drive the engines: 2 for the old protocol of Chromium, 24 for Firefox. These types cover their common part.

interface PuppeteerPage {
  goto: (url: string, options: {waitUntil: 'load'}) => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  $: (selector: string) => Promise<{click: () => Promise<void>} | null>;
  keyboard: {type: (text: string) => Promise<void>; press: (key: string) => Promise<void>};
  pdf: (options: {format: 'A4'}) => Promise<Uint8Array>;
  setViewport: (size: {width: number; height: number}) => Promise<void>;
  on: ((event: 'pageerror', listener: (error: Error) => void) => unknown) &
    ((event: 'console', listener: (message: {type: () => string; text: () => string}) => void) => unknown);
}

/** A browser, or a part of one with its own storage. */
export interface PuppeteerBrowser {
  newPage: () => Promise<PuppeteerPage>;
  close: () => Promise<void>;
}

/** A tab of a browser that Puppeteer has started. Closing the tab also closes the browser or its part. */
export async function puppeteerTab(browser: PuppeteerBrowser, {width, height}: View): Promise<Tab> {
  const page = await browser.newPage();
  await page.setViewport({width, height}).catch((error: unknown) => {
    // Puppeteer sends the size first, then the orientation, which Firefox learnt after 140.
    if (!String(error).includes('emulation.setScreenOrientationOverride')) throw error;
  });
  const problems: string[] = [];
  page.on('pageerror', ({message}) => note(problems, message));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      note(problems, message.text());
    }
  });
  return {
    problems,
    open: async (url) => {
      await page.goto(url, {waitUntil: 'load'});
    },
    evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    click: async (selector) => {
      const element = await page.$(selector);
      if (!element) {
        throw new Error(`There is no ${selector} to click.`);
      }
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    pdf: () => page.pdf({format: 'A4'}),
    close: () => browser.close(),
  };
}
