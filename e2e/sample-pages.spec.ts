import {test as base, expect} from '@playwright/test';
import {samplePages} from './support/samplePages';
import {transferSize} from './support/transferSize';
import {visitSavingData, widthsWithoutScript, type VisitSavingData} from './support/visitSavingData';

// Pages as they are built, in a browser that saves data and in one without script. The visits collect the facts, and each test
// asserts one of them; `every-page.spec.ts` does the same once scripts run. Another locale changes words, and neither rules nor scripts.

/** Of what a page requests besides itself on a constrained connection: its icons and the deferred script. */
const budget = {bytes: 7_000, requests: 4};

const sum = (addresses: string[]) => addresses.reduce((total, address) => total + transferSize(address), 0);

/** How long the visits of a page may take on a busy machine, in milliseconds. */
const timeout = 180_000;

for (const address of samplePages) {
  const exists = address !== '/docs/not-here';

  base.describe(`${address}, before hydration`, () => {
    // In one worker, one after the other: the visits are made once.
    base.describe.configure({mode: 'default'});

    let visit: VisitSavingData;
    let widths: Record<number, number>;

    base.beforeAll(async ({browser}) => {
      base.setTimeout(timeout);
      // At once, because a page waits for the network.
      [visit, widths] = await Promise.all([
        visitSavingData(browser, address),
        widthsWithoutScript(browser, address, [320, 360, 768]),
      ]);
    });

    if (exists) {
      base(`${address} keeps to its budget on a constrained connection`, () => {
        const {requests} = visit;
        expect.soft(sum(requests.slice(1)), 'bytes besides the page').toBeLessThanOrEqual(budget.bytes);
        expect.soft(requests.length, 'requests').toBeLessThanOrEqual(budget.requests);
      });
    }

    base(`${address} has no page errors`, () => {
      expect(visit.pageErrors).toEqual(exists ? [] : [expect.stringContaining('404')]);
    });

    base(`printed, ${address} keeps its text and loses what serves only a screen`, () => {
      expect(visit.screenOnly.screen).not.toEqual([]);
      expect(visit.screenOnly.print).toEqual([]);
      expect(visit.isHeadingPrinted).toBe(true);
    });

    // A page carries only the rules it uses, with constant custom properties replaced by their values.
    base(`the inlined rules give ${address} the same computed styles as the full stylesheet`, () => {
      for (const [screen, differences] of Object.entries(visit.styleDifferences)) {
        expect.soft(differences, screen).toEqual([]);
      }
    });

    base(`without script, ${address} does not scroll sideways`, () => {
      expect(widths).toEqual({320: 320, 360: 360, 768: 768});
    });
  });
}
