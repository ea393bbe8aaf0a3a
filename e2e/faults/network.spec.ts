import {googleFonts} from '../../src/static-first/names';
import {filesOfSearch, saveData} from '../support/conditions';
import {test} from '../support/fault';
import {files} from '../support/files';
import {expect, idle} from '../support/test';

// A page does not depend on the web font, pictures or a fast connection.

const path = '/docs/';

test('the provider of the font never answers, and the pictures are missing', async ({page, user}) => {
  user.consequences = {console: /icons\./};
  await page.route(googleFonts.stylesheet, () => undefined);
  await page.route(/\/icons\.\w+\.svg/, (route) => route.fulfill({status: 404, body: 'Not here'}));
  const request = page.waitForRequest(googleFonts.stylesheet);
  const response = page.waitForResponse(/\/icons\.\w+\.svg/);
  await user.open(path);
  await Promise.all([request, response]);
  // Every control that shows only a picture also has a name.
  for (const control of await page.locator(':is(a, button):visible:has(svg)').all()) {
    await expect(control).toHaveAccessibleName(/\p{L}{2}/u);
  }
  await user.expectInteractive();
  await user.expectRecovered(path);
  await user.follow('/blog');
  await user.expectText('/blog');
});

test('the pictures never come', async ({page, user}) => {
  await page.route(/\/icons\.\w+\.svg/, () => undefined);
  await page.clock.install();
  await user.open(path);
  await user.expectText(path);
  // A pending picture delays the load event, and so the scripts, up to a limit.
  await page.waitForLoadState('domcontentloaded');
  await page.clock.fastForward(5_000);
  await user.expectInteractive();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('on a touch screen scripts load on first use, and the menu works without them', async ({page, user}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (files['the main script'].test(request.url())) scripts.push(request.url());
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', {enabled: true});
  await user.open(path);
  await page.waitForLoadState('load');
  await idle(page);
  expect(scripts).toEqual([]);
  await user.pressSearch();
  await user.expectSearchOpen();
  expect(scripts).toHaveLength(1);

  await page.setViewportSize({width: 390, height: 740});
  await user.open('/docs/faq/');
  await page.waitForLoadState('load');
  await page.locator('.navbar__toggle').click();
  const topic = page.locator('#menu [data-topic=contacts]');
  await topic.locator('summary').click();
  await expect(topic.getByRole('link').last()).toBeInViewport();
  await idle(page);
  expect(scripts).toHaveLength(1);
});

test('on a computer with little memory scripts load on first use', async ({page, user}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', {value: 2}));
  await user.open(path);
  await page.waitForLoadState('load');
  await idle(page);
  await expect(page.locator('script[src*="/main."]')).toHaveCount(0);
  await user.pressSearch();
  await user.expectSearchOpen();
});

test('a browser that saves data loads scripts on first use, and no font', async ({page, user}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    // Every page has the deferred script. The other scripts hydrate it.
    const isHydrating = request.resourceType() === 'script' && !files['the deferred script'].test(request.url());
    if (isHydrating || request.url() === googleFonts.stylesheet) requests.push(request.url());
  });
  await saveData(page);
  await user.open(path);
  await page.waitForLoadState('load');
  await user.expectText(path);
  expect(requests, 'what nobody asked for').toEqual([]);
  await user.pressSearch();
  await user.expectSearchOpen();
  expect(requests.some((url) => files['the main script'].test(url))).toBe(true);
  await user.expectInteractive();
  await user.expectRecovered(path);
  // An idle page would prefetch now.
  await idle(page);
  expect(requests).not.toContain(googleFonts.stylesheet);
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(filesOfSearch);
});
