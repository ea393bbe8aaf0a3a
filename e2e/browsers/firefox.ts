import {createRequire} from 'node:module';
import {puppeteerTab, type PuppeteerBrowser} from './puppeteer';
import type {Engine} from './tab';

type Firefox = PuppeteerBrowser & {createBrowserContext: () => Promise<PuppeteerBrowser>};

/**
 * Firefox of the system, driven over WebDriver BiDi. It starts slowly, so it starts only once for all files, and each tab has its own
 * container. It ends with the process of the tests.
 */
export function firefox(program: string): Engine {
  // Vitest ends the process by a signal, and only a process that exits ends its browsers.
  process.once('SIGTERM', () => process.exit());
  let started: Promise<Firefox> | undefined;
  const start = (letters = 16): Promise<Firefox> => {
    const puppeteer = createRequire(__filename)('puppeteer-core') as {
      default: {launch: (options: object) => Promise<Firefox>};
    };
    return puppeteer.default.launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      timeout: 60_000,
      // Otherwise Puppeteer answers the signal by closing the browser, which takes longer than Vitest waits.
      handleSIGTERM: false,
      extraPrefsFirefox: {'font.size.variable.x-western': letters},
    });
  };
  return {
    name: 'Firefox',
    promise: 'complete',
    hasWorker: true,
    launch: async (view) =>
      puppeteerTab(
        view.letters ? await start(view.letters) : await (await (started ??= start())).createBrowserContext(),
        view,
      ),
  };
}
