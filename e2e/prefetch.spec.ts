import {reach} from './support/conditions';
import {expect, hydrated, test} from './support/test';

// A browser that saves data fetches nothing ahead either: faults/network.spec.ts.
for (const [effectiveType, fetchesAhead] of [
  ['4g', true],
  ['3g', false],
] as const) {
  test(`with ${effectiveType} pages are ${fetchesAhead ? '' : 'not '}fetched ahead`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value, configurable: true}), {
      effectiveType,
      saveData: false,
    });
    await page.goto('/');
    await reach(page);
    await hydrated(page);
    await page.locator('footer a').first().hover();
    const prefetches = page.locator('link[rel="prefetch"]');
    await (fetchesAhead ? expect(prefetches).not.toHaveCount(0) : expect(prefetches).toHaveCount(0));
  });
}
