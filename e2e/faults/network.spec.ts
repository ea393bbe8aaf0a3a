import {type Request} from '@playwright/test';
import {googleFonts} from '../../src/startup/fontProvider';
import {saveData} from '../support/conditions';
import {fault} from '../support/fault';
import {files} from '../support/files';
import {expect, test} from '../support/test';

// What a page does not depend on: the web font, pictures, and a fast connection.

const page = '/docs/';

test(
  'the provider of the font never answers, and the pictures are missing',
  fault({reloads: 0, console: /icons\./}, async ({page: target, user}) => {
    await target.route(googleFonts.stylesheet, () => undefined);
    await target.route(/\/icons\.\w+\.svg/, (route) => route.fulfill({status: 404, body: 'Not here'}));
    const asked = target.waitForRequest(googleFonts.stylesheet);
    const answered = target.waitForResponse(/\/icons\.\w+\.svg/);
    await user.open(page);
    await Promise.all([asked, answered]);
    // Whatever shows only a picture has a name in words.
    for (const control of await target.locator(':is(a, button):visible:has(svg)').all()) {
      await expect(control).toHaveAccessibleName(/\p{L}{2}/u);
    }
    await user.expectUnaffected(page);
    await user.follow('/blog');
    await user.expectText('/blog');
  }),
);

test(
  'the pictures and the print stylesheet never come',
  fault({reloads: 0}, async ({page: target, user}) => {
    await target.route(/\/icons\.\w+\.svg|\/assets\/css\/media\./, () => undefined);
    await target.clock.install();
    await user.open(page);
    await user.expectText(page);
    // A stylesheet that is pending delays the deferred script, and then the load event its start, each up to a limit.
    await target.clock.fastForward(5_000);
    await target.waitForLoadState('domcontentloaded');
    await target.clock.fastForward(5_000);
    await user.expectInteractive();
    expect(await target.evaluate(() => document.readyState)).toBe('interactive');
  }),
);

/** Every page has the deferred script; the others are what hydrates it. */
const isScriptOfPage = (request: Request) =>
  request.resourceType() === 'script' && !files['the deferred script'].test(request.url());

test(
  'the browser saves data',
  fault({reloads: 0}, async ({page: target, user}) => {
    const asked: string[] = [];
    target.on('request', (request) => {
      if (isScriptOfPage(request) || request.url() === googleFonts.stylesheet) {
        asked.push(request.url());
      }
    });
    await saveData(target);
    await user.open(page);
    await target.waitForLoadState('load');
    await user.expectText(page);
    expect(asked, 'what nobody asked for').toEqual([]);
    await user.pressLanguageMenu();
    await user.expectLanguageMenuOpen();
    expect(asked.some((url) => files['the main script'].test(url))).toBe(true);
    await user.expectUnaffected(page);
    // The prefetches of an idle page.
    await target.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 2000})));
    expect(asked).not.toContain(googleFonts.stylesheet);
    await expect(target.locator('link[rel="prefetch"]')).toHaveCount(0);
  }),
);
