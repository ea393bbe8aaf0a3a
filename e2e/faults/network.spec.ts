import {type Page, type Request} from '@playwright/test';
import {googleFonts} from '../../src/startup/fontProvider';
import {fault} from '../support/fault';
import {files} from '../support/files';
import {expect, test} from '../support/test';

// What a page does not depend on: the web font, pictures, and a fast connection.

const page = '/docs/';

test(
  'the provider of the font refuses',
  fault({reloads: 0}, async ({page: target, user}) => {
    await target.route(googleFonts.stylesheet, (route) => route.abort('connectionrefused'));
    const failed = target.waitForEvent('requestfailed', (request) => request.url() === googleFonts.stylesheet);
    await user.open(page);
    await failed;
    await user.expectUnaffected(page);
  }),
);

test(
  'the provider of the font never answers',
  fault({reloads: 0}, async ({page: target, user}) => {
    await target.route(googleFonts.stylesheet, () => undefined);
    const asked = target.waitForRequest(googleFonts.stylesheet);
    await user.open(page);
    await asked;
    await user.expectUnaffected(page);
    await user.follow('/blog');
    await user.expectText('/blog');
  }),
);

test(
  'the pictures are missing',
  fault({reloads: 0, console: /icons\./}, async ({page: target, user}) => {
    await target.route(/\/icons\.\w+\.svg/, (route) => route.fulfill({status: 404, body: 'Not here'}));
    const answered = target.waitForResponse(/\/icons\.\w+\.svg/);
    await user.open(page);
    await answered;
    // Whatever shows only a picture has a name in words.
    for (const control of await target.locator(':is(a, button):visible:has(svg)').all()) {
      await expect(control).toHaveAccessibleName(/\p{L}{2}/u);
    }
    await user.expectUnaffected(page);
  }),
);

test(
  'the pictures and the print stylesheet never come',
  fault({reloads: 0}, async ({page: target, user}) => {
    await target.route(/\/icons\.\w+\.svg|\/assets\/css\/media\./, () => undefined);
    await user.open(page);
    await user.expectText(page);
    // The load event does not come either: the page starts without it.
    await user.expectInteractive();
    expect(await target.evaluate(() => document.readyState)).toBe('interactive');
  }),
);

type Arrange = (page: Page) => Promise<unknown>;

const saying =
  (connection: object): Arrange =>
  (target) =>
    target.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value, configurable: true});
    }, connection);

/** Every page has the deferred script; the others are what hydrates it. */
const isScriptOfPage = (request: Request) =>
  request.resourceType() === 'script' && !files['the deferred script'].test(request.url());

const constrained: [name: string, arrange: Arrange][] = [
  ['the browser saves data', saying({saveData: true, effectiveType: '4g'})],
];

for (const [name, arrange] of constrained) {
  test(
    name,
    fault({reloads: 0}, async ({page: target, user}) => {
      const asked: string[] = [];
      target.on('request', (request) => {
        if (isScriptOfPage(request) || request.url() === googleFonts.stylesheet) {
          asked.push(request.url());
        }
      });
      await arrange(target);
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
}

test(
  'a reader who saves data reloads the page',
  fault({reloads: 0}, async ({page: target, user}) => {
    await saying({saveData: true, effectiveType: '4g'})(target);
    await user.open(page);
    await user.expectText(page);
    const asked: string[] = [];
    target.on('request', (request) => isScriptOfPage(request) && asked.push(request.url()));
    user.navigates();
    await target.reload();
    await target.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 2000})));
    await user.expectText(page);
    expect(asked, 'what nobody asked for').toEqual([]);
    await user.pressLanguageMenu();
    await user.expectLanguageMenuOpen();
  }),
);

const throwing: Arrange = (target) =>
  target.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      get: () => {
        throw new Error('No word on the connection');
      },
    });
  });

const odd: [name: string, arrange: Arrange][] = [
  ['the connection has no effectiveType', saying({})],
  ['the connection cannot be read', throwing],
];

for (const [name, arrange] of odd) {
  test(
    name,
    fault({reloads: 0}, async ({page: target, user}) => {
      await arrange(target);
      await user.open(page);
      await user.expectUnaffected(page);
      // Hovering fetches ahead, which is where Docusaurus reads the connection.
      await target.locator('footer a').first().hover();
      await user.follow('/blog');
      await user.expectText('/blog');
    }),
  );
}
