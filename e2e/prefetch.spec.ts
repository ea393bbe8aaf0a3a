import {reach} from './support/conditions';
import {files, breakResponse} from './support/files';
import {expect, hydrated, test} from './support/test';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connections: [name: string, connection: Connection | undefined, fetchesAhead: boolean][] = [
  ['a fast connection', {effectiveType: '4g', saveData: false}, true],
  ['3g', {effectiveType: '3g', saveData: false}, false],
  ['saving data', {effectiveType: '4g', saveData: true}, false],
];

for (const [name, connection, fetchesAhead] of connections) {
  test(`pages are ${fetchesAhead ? '' : 'not '}fetched ahead with ${name}`, async ({page}) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', {value, configurable: true}),
      connection,
    );
    await page.goto('/');
    await reach(page);
    await hydrated(page);
    const prefetches = page.locator('link[rel="prefetch"]');
    await page.locator('footer a').first().hover();
    await (fetchesAhead ? expect(prefetches).not.toHaveCount(0) : expect(prefetches).toHaveCount(0));
  });
}

test('the browser fetches ahead until the page does', async ({page}) => {
  const letScriptsCome = await breakResponse(page, files['the main script'], 'is slow');
  await page.goto('/');
  const rules = page.locator('script[type="speculationrules"]');
  await expect(rules).toHaveCount(1);
  letScriptsCome();
  await hydrated(page);
  await expect(rules).toHaveCount(0);
});
