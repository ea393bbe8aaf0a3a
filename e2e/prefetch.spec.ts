import {reach} from './support/conditions';
import {files, breakResponse} from './support/files';
import {addressOf, oneLocale} from './support/routes';
import {expect, hydrated, open, test} from './support/test';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connections: [name: string, connection: Connection | undefined, fetchesAhead: boolean][] = [
  ['a fast connection', {effectiveType: '4g', saveData: false}, true],
  ['a browser without navigator.connection', undefined, true],
  ['2g', {effectiveType: '2g'}, false],
  ['3g', {effectiveType: '3g', saveData: false}, false],
  ['slow 2g', {effectiveType: 'slow-2g'}, false],
  ['saving data', {effectiveType: '4g', saveData: true}, false],
];

for (const locale of oneLocale) {
  for (const [name, connection, fetchesAhead] of connections) {
    test(`pages are ${fetchesAhead ? '' : 'not '}fetched ahead with ${name} (${locale})`, async ({page}) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', {value, configurable: true}),
        connection,
      );
      await page.goto(addressOf('/', locale));
      await reach(page);
      await hydrated(page);
      const prefetches = page.locator('link[rel="prefetch"]');
      await page.locator('footer a').first().hover();
      await (fetchesAhead ? expect(prefetches).not.toHaveCount(0) : expect(prefetches).toHaveCount(0));
    });
  }

  test(`the browser fetches ahead until the page does (${locale})`, async ({page}) => {
    const letScriptsCome = await breakResponse(page, files['the main script'], 'is slow');
    await page.goto(addressOf('/', locale));
    const rules = page.locator('script[type="speculationrules"]');
    await expect(rules).toHaveCount(1);
    letScriptsCome();
    await hydrated(page);
    await expect(rules).toHaveCount(0);
  });

  for (const name of ['effectiveType', 'saveData']) {
    test(`a navigator.connection whose ${name} getter throws does not break the page (${locale})`, async ({page}) => {
      await page.addInitScript((key) => {
        const value = {effectiveType: '4g', saveData: false};
        Object.defineProperty(value, key, {
          get: () => {
            throw new TypeError('Illegal invocation');
          },
        });
        Object.defineProperty(navigator, 'connection', {value, configurable: true});
      }, name);
      await open(page, addressOf('/', locale));
      await page.locator('footer a').first().click();
      await expect(page.locator('.doc__article')).toBeVisible();
    });
  }

  test(`a connection without effectiveType does not break the page (${locale})`, async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {}, configurable: true}));
    await open(page, addressOf('/', locale));
    await page.locator('footer a').first().hover();
    await page.locator('footer a').first().click();
    await expect(page.locator('.doc__article')).toBeVisible();
  });
}
