import {setTimeout as wait} from 'node:timers/promises';
import {importPackage} from '../shared/packages';

/** The cost of a first visit in Firefox, in milliseconds. `TBT` and `longest task` are derived from late timers. */
export const firefoxColumns = ['TBT', 'longest task', 'first paint'] as const;
export type FirefoxWork = Readonly<Record<(typeof firefoxColumns)[number], number>>;

interface Page {
  readonly setViewport: (viewport: {width: number; height: number}) => Promise<void>;
  readonly evaluateOnNewDocument: (script: string) => Promise<unknown>;
  readonly goto: (url: string) => Promise<unknown>;
  readonly evaluate: (script: string) => Promise<unknown>;
}

interface Context {
  readonly newPage: () => Promise<Page>;
  readonly close: () => Promise<void>;
}

interface Browser {
  readonly createBrowserContext: () => Promise<Context>;
  readonly close: () => Promise<void>;
}

const WATCHED_MS = 8000;
const LONG_TASK_MS = 50;
/** The shortest interval of nested timers in Firefox. */
const TIMER_MS = 4;
/** The touch screen is the only pointer. */
const COARSE = 1;

/** Firefox does not report tasks. Instead, a repeating timer is late by the length of the task before it. */
const collectDelays = `
  window.delays = [];
  let last = performance.now();
  const tick = () => {
    const now = performance.now();
    window.delays.push({end: now, length: now - last - ${TIMER_MS}});
    last = now;
    setTimeout(tick, ${TIMER_MS});
  };
  setTimeout(tick, ${TIMER_MS});
`;

/** Firefox of the system as a phone. Neither processor nor network is slowed down, so only ratios of one run mean something. */
export async function openFirefox(program: string) {
  const {default: puppeteer} = (await importPackage('puppeteer-core')) as {
    default: {launch: (options: object) => Promise<Browser>};
  };
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    extraPrefsFirefox: {'ui.primaryPointerCapabilities': COARSE, 'ui.allPointerCapabilities': COARSE},
  });
  return {
    /** Opens a page with empty caches and measures it. */
    async measure(url: string): Promise<FirefoxWork> {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({width: 360, height: 740});
      await page.evaluateOnNewDocument(collectDelays);
      await page.goto(url);
      await wait(WATCHED_MS);
      const {delays, paint} = (await page.evaluate(
        `({delays: window.delays, paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime})`,
      )) as {delays: {end: number; length: number}[]; paint?: number};
      await context.close();
      if (paint === undefined) throw new Error(`${url} was not painted within ${WATCHED_MS} ms.`);
      const lengths = delays.filter(({end}) => end > paint).map(({length}) => length);
      return {
        TBT: lengths.reduce((all, length) => all + Math.max(0, length - LONG_TASK_MS), 0),
        'longest task': Math.max(0, ...lengths),
        'first paint': paint,
      };
    },
    close: () => browser.close(),
  };
}
