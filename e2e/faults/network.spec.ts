import {type Page} from '@playwright/test';
import {fontSheet} from '../../src/plugins/boot/fontSheet';
import {fault} from '../support/fault';
import {files} from '../support/files';
import {expect} from '../support/test';

// What a page can do without: the font of the provider, a picture, and a connection that is fast or says what it is.

const page = '/docs/';

fault('the provider of the font refuses', {reloads: 0}, async ({page: target, reader}) => {
  await target.route(fontSheet, (route) => route.abort('connectionrefused'));
  const failed = target.waitForEvent('requestfailed', (request) => request.url() === fontSheet);
  await reader.opens(page);
  await failed;
  await reader.isUndisturbed(page);
});

fault('the provider of the font answers 404', {reloads: 0}, async ({page: target, reader}) => {
  await target.route(fontSheet, (route) => route.fulfill({status: 404, body: 'Not here'}));
  const answered = target.waitForResponse(fontSheet);
  await reader.opens(page);
  await answered;
  await reader.isUndisturbed(page);
});

fault('the provider of the font never answers', {reloads: 0}, async ({page: target, reader}) => {
  await target.route(fontSheet, () => undefined);
  const asked = target.waitForRequest(fontSheet);
  await reader.opens(page);
  await asked;
  await reader.isUndisturbed(page);
  await reader.follows('/blog');
  await reader.reads('/blog');
});

fault('the pictures are missing', {reloads: 0, console: /icons\.svg/}, async ({page: target, reader}) => {
  await target.route(/\/img\/icons\.svg/, (route) => route.fulfill({status: 404, body: 'Not here'}));
  const answered = target.waitForResponse(/\/img\/icons\.svg/);
  await reader.opens(page);
  await answered;
  // Whatever shows only a picture has a name in words.
  for (const control of await target.locator(':is(a, button):visible:has(svg)').all()) {
    await expect(control).toHaveAccessibleName(/\p{L}{2}/u);
  }
  await reader.isUndisturbed(page);
});

type Arrange = (page: Page) => Promise<unknown>;

const saying =
  (connection: object): Arrange =>
  (target) =>
    target.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value, configurable: true});
    }, connection);

const constrained: [name: string, arrange: Arrange][] = [
  ['the browser saves data', saying({saveData: true, effectiveType: '4g'})],
  ['the connection is 2g', saying({effectiveType: '2g'})],
];

for (const [name, arrange] of constrained) {
  fault(name, {reloads: 0}, async ({page: target, reader}) => {
    const asked: string[] = [];
    target.on('request', (request) => {
      if (request.resourceType() === 'script' || request.url() === fontSheet) {
        asked.push(request.url());
      }
    });
    await arrange(target);
    await reader.opens(page);
    await target.waitForLoadState('load');
    await reader.reads(page);
    expect(asked, 'what nobody asked for').toEqual([]);
    await reader.pressesLanguages();
    await reader.seesLanguages();
    expect(asked.some((url) => files['the main script'].test(url))).toBe(true);
    await reader.isUndisturbed(page);
    // What the page would fetch when it has nothing else to do.
    await target.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 2000})));
    expect(asked).not.toContain(fontSheet);
    await expect(target.locator('link[rel="prefetch"]')).toHaveCount(0);
  });
}

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
  ['the connection has an effectiveType that is no text', saying({effectiveType: 4})],
  ['the connection cannot be read', throwing],
];

for (const [name, arrange] of odd) {
  fault(name, {reloads: 0}, async ({page: target, reader}) => {
    await arrange(target);
    await reader.opens(page);
    await reader.isUndisturbed(page);
    // Hovering fetches ahead, which is where Docusaurus reads the connection.
    await target.locator('footer a').first().hover();
    await reader.follows('/blog');
    await reader.reads('/blog');
  });
}
