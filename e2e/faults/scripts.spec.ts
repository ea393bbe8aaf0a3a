import {pauseRequests, saveData} from '../support/conditions';
import {test} from '../support/fault';
import {breakResponse, changeScripts, files} from '../support/files';
import {expect} from '../support/test';

// The scripts or the stylesheet of a page do not load: the text stays, the page reloads itself once, and then shows a message. On a
// computer with an ordinary connection React loads by itself; a browser that saves data never loads it.

const path = '/docs/';
const scripts = /\/assets\/js\//;

for (const way of ['is missing', 'is changed'] as const) {
  test(`the main script ${way}`, async ({page, user}) => {
    user.consequences = {reload: true, console: scripts};
    const restore = await breakResponse(page, files['the main script'], way);
    await user.open(path);
    await user.expectToRecover(path, files['the main script'], restore);
  });
}

test('the main script is cut off once', async ({page, user}) => {
  user.consequences = {reload: true, console: scripts};
  const restore = await breakResponse(page, files['the main script'], 'is cut off');
  page.on('requestfailed', restore);
  await user.open(path);
  await user.expectInteractive();
  await user.expectRecovered(path);
});

// Without the deferred script, nothing loads the others.
test('the deferred script is missing', async ({page, user}) => {
  user.consequences = {console: files['the deferred script']};
  await page.clock.install();
  const restore = await breakResponse(page, files['the deferred script'], 'is missing');
  await user.open(path);
  await user.expectText(path);
  await user.pressSearch();
  await page.clock.fastForward(20_500);
  await user.expectToRecover(path, '', restore);
});

test('the deferred script comes late: announcement, menu and colour mode work at once', async ({page, user}) => {
  await page.setViewportSize({width: 390, height: 740});
  await saveData(page);
  const {release} = await pauseRequests(page, files['the deferred script']);
  await user.open(path);
  await page.locator('.theme-announcement-bar button').click();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  await page.locator('.navbar__toggle').click();
  await page.locator('#menu .color-toggle').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
  await expect(page.locator('#menu:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu')).toBeHidden();
});

// The script of the route loads, but the promise of its module is rejected.
test('a route chunk throws: the page is loaded as a document, which needs no chunk', async ({page, user}) => {
  user.consequences = {reload: true, console: /JSON.absent/};
  await changeScripts(page, (script, file) =>
    files['a route chunk'].test(file) ? script.replaceAll('JSON.parse', 'JSON.absent') : script,
  );
  await user.open(path);
  await user.expectInteractive();
  await user.follow('/blog');
  await user.expectText('/blog');
  await user.expectRecovered('/blog');
});

// A page contains its own styles. The stylesheet of the site has the styles of other pages.
for (const way of ['is missing', 'is cut off', 'is changed'] as const) {
  test(`the stylesheet ${way}: the page works, and the next one is loaded as a document`, async ({page, user}) => {
    user.consequences = {reload: true, console: /\/assets\/css\//};
    await breakResponse(page, files['the stylesheet'], way);
    await user.open(path);
    await user.expectInteractive();
    await user.expectRecovered(path);
    await user.follow('/blog');
    await user.expectText('/blog');
    await user.expectInteractive();
    await user.expectRecovered('/blog');
  });
}

test('the stylesheet is slow: the page works, and stays until the next one has its styles', async ({page, user}) => {
  const {release} = await pauseRequests(page, files['the stylesheet']);
  await user.open(path);
  await user.expectInteractive();
  await user.follow('/blog');
  await expect(page.locator('.route-progress')).toBeAttached();
  await user.expectText(path);
  release();
  await user.expectText('/blog');
});
