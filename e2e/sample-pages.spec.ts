import {test as base, expect} from '@playwright/test';
import {absolute} from './support/build';
import {samplePages} from './support/samplePages';
import {transferSize} from './support/transferSize';
import {desktop, visitHydrated, visitSavingData} from './support/visit';

// Pages of each kind, hydrated and as they are built. Another language changes words, and neither colours nor layout nor files.

/**
 * The limits of the requests that a page makes besides itself, without prefetches. On an ordinary connection a page may use as many bytes
 * again as it has, since the words of some pages come a second time as a script. On a constrained one it loads icons and the deferred
 * script.
 */
const budget = {
  ordinary: {bytes: 148_000, scripts: 136_000, requests: 16},
  constrained: {bytes: 6_600, scripts: 4_800, requests: 3},
};

function expectWithin(
  requests: string[],
  {bytes, scripts, requests: most}: (typeof budget)['ordinary'],
  words = 0,
): void {
  const sum = (addresses: string[]) => addresses.reduce((total, address) => total + transferSize(address), 0);
  const others = requests.slice(1);
  expect.soft(sum(others), 'bytes besides the page').toBeLessThanOrEqual(bytes + words);
  expect
    .soft(sum(others.filter((each) => each.endsWith('.js'))), 'bytes of scripts')
    .toBeLessThanOrEqual(scripts + words);
  expect.soft(requests.length, 'requests').toBeLessThanOrEqual(most);
}

base.describe.configure({timeout: 180_000});

for (const address of samplePages) {
  const exists = address !== '/docs/not-here';
  /** The browser itself reports the status of the page that is not there. */
  const others = (errors: string[]) => errors.filter((error) => exists || !/status of 404|^404 for/.test(error));

  base(`hydrated, ${address} is accessible, still and light`, async ({browser}) => {
    // On a phone the nearest page, which scripts find, moves the end of its line when nothing is cached yet.
    const visit = await visitHydrated(browser, address, exists ? undefined : desktop);
    expect.soft(visit.identity).toEqual({
      headings: 1,
      lang: 'es',
      theme: 'dark',
      canonical: exists ? absolute(address) : undefined,
      alternates: exists ? 3 : 0,
    });
    expect.soft(others(visit.pageErrors), 'page errors').toEqual([]);
    // It came after the first paint: the page stays as it is.
    expect.soft(visit.font, 'the font').toEqual({before: false, after: true, used: ['Help Fallback']});
    for (const [where, problems] of Object.entries(visit.faults)) {
      expect.soft(problems, where).toEqual([]);
    }
    if (exists) expectWithin(visit.requests, budget.ordinary, transferSize(absolute(address)));
  });

  base(`before hydration ${address} is light, printable and has all its styles`, async ({browser}) => {
    const visit = await visitSavingData(browser, address);
    if (exists) expectWithin(visit.requests, budget.constrained);
    expect.soft(others(visit.pageErrors)).toEqual([]);
    expect.soft(visit.shown).not.toEqual([]);
    expect.soft(visit.printed, 'printed, though it serves only a screen').toEqual([]);
    expect.soft(visit.isHeadingPrinted).toBe(true);
    // A page carries only the rules it uses, with constant custom properties replaced by their values.
    expect.soft(visit.differences, 'styles that differ from those of the full stylesheet').toEqual([]);
  });
}
