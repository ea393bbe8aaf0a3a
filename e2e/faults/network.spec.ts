import {type Page} from '@playwright/test';
import {googleFonts} from '../../src/static-first/names';
import {saveData} from '../support/conditions';
import {test} from '../support/fault';
import {expect, idle} from '../support/test';

// A page does not depend on the web font, pictures or a fast connection.

const path = '/docs/';

const drawings = /\/icons\.\w+\.svg/;

test('the provider of the font never answers, and the drawings of the next pages are missing', async ({page, user}) => {
  user.consequences = {console: /icons\./};
  await page.route(googleFonts.stylesheet, () => undefined);
  await page.route(drawings, (route) => route.fulfill({status: 404, body: 'Not here'}));
  const request = page.waitForRequest(googleFonts.stylesheet);
  await user.open(path);
  await request;
  // Every control that shows only a picture also has a name.
  for (const control of await page.locator(':is(a, button):visible:has(svg)').all()) {
    await expect(control).toHaveAccessibleName(/\p{L}{2}/u);
  }
  await user.expectInteractive();
  await user.expectRecovered(path);
  const response = page.waitForResponse(drawings);
  await user.follow('/blog');
  await response;
  await user.expectText('/blog');
});

test('a picture never comes', async ({page, user}) => {
  const picture = '/img/never.png';
  await page.route(picture, () => undefined);
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('</h1>', `</h1><img src="${picture}" alt="">`),
    });
  });
  await page.clock.install();
  await user.open(path);
  await user.expectText(path);
  // A pending picture delays the load event, and so the scripts, up to a limit.
  await page.waitForLoadState('domcontentloaded');
  await page.clock.fastForward(5_000);
  await user.expectInteractive();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

for (const [device, prepare] of [
  [
    'a touch screen',
    async (page: Page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setTouchEmulationEnabled', {enabled: true});
    },
  ],
  [
    'a computer with little memory',
    (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', {value: 2})),
  ],
  ['a browser that saves data', saveData],
] as const) {
  test(`${device} loads the deferred script and no other, and the search on use`, async ({page, user}) => {
    const requests: string[] = [];
    let loadsFont = false;
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      loadsFont ||= request.url() === googleFonts.stylesheet;
      if (request.resourceType() === 'script') requests.push(pathname.replace(/\.\w+\.js$/, ''));
    });
    await prepare(page);
    await user.open(path);
    await page.waitForLoadState('load');
    await user.expectText(path);
    await idle(page);
    expect(requests).toEqual(['/assets/js/deferred']);
    await user.pressSearch();
    await user.expectSearchOpen();
    expect(requests).toEqual(['/assets/js/deferred', '/search/search']);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    expect(loadsFont).toBe(prepare !== saveData);
  });
}
