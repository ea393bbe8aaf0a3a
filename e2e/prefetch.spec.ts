import {reach} from './support/conditions';
import {expect, hydrated, test} from './support/test';

// A faster connection fetches them: search.spec.ts. A browser that saves data fetches nothing ahead either: faults/network.spec.ts.
test('with 3g pages are not fetched ahead', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '3g', saveData: false}, configurable: true}),
  );
  await page.goto('/');
  await reach(page);
  await hydrated(page);
  await page.locator('footer a').first().hover();
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});
