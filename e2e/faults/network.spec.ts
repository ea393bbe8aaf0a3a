import {googleFonts} from '../../src/startup/fontProvider';
import {saveData} from '../support/conditions';
import {test} from '../support/fault';
import {files} from '../support/files';
import {expect, idle} from '../support/test';

// What a page does not depend on: the web font, pictures, and a fast connection.

const path = '/docs/';

test('the provider of the font never answers, and the pictures are missing', async ({page, user}) => {
  user.expected = {console: /icons\./};
  await page.route(googleFonts.stylesheet, () => undefined);
  await page.route(/\/icons\.\w+\.svg/, (route) => route.fulfill({status: 404, body: 'Not here'}));
  const asked = page.waitForRequest(googleFonts.stylesheet);
  const answered = page.waitForResponse(/\/icons\.\w+\.svg/);
  await user.open(path);
  await Promise.all([asked, answered]);
  // Whatever shows only a picture has a name in words.
  for (const control of await page.locator(':is(a, button):visible:has(svg)').all()) {
    await expect(control).toHaveAccessibleName(/\p{L}{2}/u);
  }
  await user.expectInteractive();
  await user.expectRecovered(path);
  await user.follow('/blog');
  await user.expectText('/blog');
});

test('the pictures and the print stylesheet never come', async ({page, user}) => {
  await page.route(/\/icons\.\w+\.svg|\/assets\/css\/shared\./, () => undefined);
  await page.clock.install();
  await user.open(path);
  await user.expectText(path);
  // A stylesheet that is pending delays the deferred script, and then the load event its start, each up to a limit.
  await page.clock.fastForward(5_000);
  await page.waitForLoadState('domcontentloaded');
  await page.clock.fastForward(5_000);
  await user.expectInteractive();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('the browser saves data', async ({page, user}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    // Every page has the deferred script; the others are what hydrates it.
    const isHydrating = request.resourceType() === 'script' && !files['the deferred script'].test(request.url());
    if (isHydrating || request.url() === googleFonts.stylesheet) asked.push(request.url());
  });
  await saveData(page);
  await user.open(path);
  await page.waitForLoadState('load');
  await user.expectText(path);
  expect(asked, 'what nobody asked for').toEqual([]);
  await user.pressLanguageMenu();
  await user.expectLanguageMenuOpen();
  expect(asked.some((url) => files['the main script'].test(url))).toBe(true);
  await user.expectInteractive();
  await user.expectRecovered(path);
  // The prefetches of an idle page.
  await idle(page);
  expect(asked).not.toContain(googleFonts.stylesheet);
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});
