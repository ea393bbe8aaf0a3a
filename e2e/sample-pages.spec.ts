import {test as base, expect} from '@playwright/test';
import {samplePages} from './support/samplePages';
import {transferSize} from './support/transferSize';
import {visitSavingData, widthsWithoutScript} from './support/visitSavingData';

// Pages as they are built, in a browser that saves data and in one without script: one visit collects the facts. `every-page.spec.ts`
// does the same once scripts run. Another locale changes words, and neither rules nor scripts.

/** Of what a page requests besides itself on a constrained connection: its icons and the deferred script. */
const budget = {bytes: 7_000, requests: 4};

const sum = (addresses: string[]) => addresses.reduce((total, address) => total + transferSize(address), 0);

base.describe.configure({timeout: 180_000});

for (const address of samplePages) {
  const exists = address !== '/docs/not-here';

  base(
    `before hydration ${address} is light, printable, as wide as the screen, and has all its styles`,
    async ({browser}) => {
      // At once, because a page waits for the network.
      const [visit, widths] = await Promise.all([
        visitSavingData(browser, address),
        widthsWithoutScript(browser, address, [320, 360, 768]),
      ]);
      if (exists) {
        expect.soft(sum(visit.requests.slice(1)), 'bytes besides the page').toBeLessThanOrEqual(budget.bytes);
        expect.soft(visit.requests.length, 'requests').toBeLessThanOrEqual(budget.requests);
      }
      expect.soft(visit.pageErrors).toEqual(exists ? [] : [expect.stringContaining('404')]);
      expect.soft(visit.screenOnly.screen).not.toEqual([]);
      expect.soft(visit.screenOnly.print, 'printed, though it serves only a screen').toEqual([]);
      expect.soft(visit.isHeadingPrinted).toBe(true);
      // A page carries only the rules it uses, with constant custom properties replaced by their values.
      for (const [screen, differences] of Object.entries(visit.styleDifferences)) {
        expect.soft(differences, `styles that differ from those of the full stylesheet, ${screen}`).toEqual([]);
      }
      expect.soft(widths, 'without script').toEqual({320: 320, 360: 360, 768: 768});
    },
  );
}
