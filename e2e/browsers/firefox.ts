import {createRequire} from 'node:module';
import {puppeteerTab, type PuppeteerBrowser} from './puppeteer';
import type {Engine} from './tab';

/** Firefox of the system, driven over WebDriver BiDi. */
export const firefox = (program: string): Engine => ({
  name: 'Firefox',
  launch: async (size) => {
    const puppeteer = createRequire(__filename)('puppeteer-core') as {
      default: {launch: (options: object) => Promise<PuppeteerBrowser>};
    };
    const browser = await puppeteer.default.launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      timeout: 60_000,
    });
    return puppeteerTab(browser, size);
  },
});
