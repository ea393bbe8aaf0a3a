import {breakResponse, files} from './support/files';
import {expect, hydrated, test} from './support/test';

// A browser that saves data fetches nothing ahead either: faults/network.spec.ts.
for (const [effectiveType, fetchesAhead] of [
  ['4g', true],
  ['3g', false],
] as const) {
  test(`with ${effectiveType} pages are ${fetchesAhead ? '' : 'not '}fetched ahead, by the browser until the page does`, async ({
    page,
  }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value, configurable: true}), {
      effectiveType,
      saveData: false,
    });
    const letScriptsCome = await breakResponse(page, files['the main script'], 'is slow');
    await page.goto('/', {waitUntil: 'commit'});
    const rules = page.locator('script[type="speculationrules"]');
    await expect(rules).toHaveCount(fetchesAhead ? 1 : 0);
    letScriptsCome();
    await page.locator('.dropdown > button').dispatchEvent('pointerdown');
    await hydrated(page);
    await expect(rules).toHaveCount(0);
    const prefetches = page.locator('link[rel="prefetch"]');
    await page.locator('footer a').first().hover();
    await (fetchesAhead ? expect(prefetches).not.toHaveCount(0) : expect(prefetches).toHaveCount(0));
  });
}
