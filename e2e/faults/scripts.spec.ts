import {pauseRequests} from '../support/conditions';
import {test} from '../support/fault';
import {breakResponse, changeScripts, files} from '../support/files';

// A page whose scripts or stylesheet do not come: the text stays, the page loads itself again once, and then says so. On an ordinary
// connection scripts come by themselves; a browser that saves data asks for them when the reader presses something.

const path = '/docs/';
const scripts = /\/assets\/js\//;

for (const way of ['is missing', 'is changed'] as const) {
  test(`the main script ${way}`, async ({page, user}) => {
    user.expected = {reload: true, console: scripts};
    const restore = await breakResponse(page, files['the main script'], way);
    await user.open(path);
    await user.expectToRecover(path, files['the main script'], restore);
  });
}

test('the main script is cut off once', async ({page, user}) => {
  user.expected = {reload: true, console: scripts};
  const restore = await breakResponse(page, files['the main script'], 'is cut off');
  page.on('requestfailed', restore);
  await user.open(path);
  await user.expectInteractive();
  await user.expectRecovered(path);
});

// It only helps: without it the scripts of the page are loaded by the first control that needs them.
test('the deferred script is missing', async ({page, user}) => {
  user.expected = {console: /start/};
  await breakResponse(page, files['the deferred script'], 'is missing');
  await user.open(path);
  await user.expectText(path);
  await user.pressSearch();
  await user.expectSearchOpen();
  await user.expectInteractive();
  await user.expectRecovered(path);
});

test('no script is there', async ({page, user}) => {
  user.expected = {console: scripts};
  await page.clock.install();
  const restore = await breakResponse(page, scripts, 'is missing');
  await user.open(path);
  await user.expectText(path);
  await user.pressSearch();
  await page.clock.fastForward(20_500);
  await user.expectToRecover(path, '', restore);
});

// Its script loads: only the promise of its module is rejected.
test('a route chunk throws', async ({page, user}) => {
  user.expected = {reload: true, console: /JSON.absent/};
  await changeScripts(page, (script, file) =>
    files['a route chunk'].test(file) ? script.replaceAll('JSON.parse', 'JSON.absent') : script,
  );
  await user.open(path);
  await user.expectLoadError(/JSON.absent/);
  await user.expectText(path);
});

// A page carries its own styles. The stylesheet of the site, for what scripts show, comes with them: hydration waits for it.
test('the stylesheet is changed', async ({page, user}) => {
  user.expected = {reload: true, console: /\/assets\/css\//};
  const restore = await breakResponse(page, files['the stylesheet'], 'is changed');
  // The page is not hydrated yet when the stylesheet fails: it may still load itself again.
  const {release: letScriptsCome} = await pauseRequests(page, files['the main script']);
  await user.open(path);
  await user.expectToRecover(path, files['the stylesheet'], () => {
    restore();
    letScriptsCome();
  });
});

test('the stylesheet is slow', async ({page, user}) => {
  const {release: restore} = await pauseRequests(page, files['the stylesheet']);
  await user.open(path);
  await user.expectRecovered(path);
  restore();
  await user.expectInteractive();
});
