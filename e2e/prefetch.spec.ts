import {filesOfSearch, reach} from './support/conditions';
import {expect, hydrated, idle, test} from './support/test';

// A faster connection fetches them: search.spec.ts. A browser that saves data fetches nothing ahead: faults/network.spec.ts.
for (const [effectiveType, isAhead] of [
  ['3g', true],
  ['2g', false],
] as const) {
  test(`with ${effectiveType} a page that is hydrated ${isAhead ? 'fetches pages ahead' : 'fetches nothing ahead'}`, async ({
    page,
  }) => {
    await page.addInitScript((type) => {
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: type, saveData: false}});
    }, effectiveType);
    await page.goto('/');
    await reach(page);
    await hydrated(page);
    const prefetches = page.locator('link[rel="prefetch"]');
    await page.locator('footer a').first().hover();
    await idle(page);
    if (isAhead) await expect.poll(() => prefetches.count()).toBeGreaterThan(filesOfSearch);
    else await expect(prefetches).toHaveCount(filesOfSearch);
  });
}
