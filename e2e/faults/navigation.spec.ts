import {pauseRequests} from '../support/conditions';
import {fileOf, textsOf, titleOf} from '../support/build';
import {test} from '../support/fault';
import {breakResponse, changeScripts, files} from '../support/files';
import {expect, open} from '../support/test';

// The next page does not load, or crashes. Docusaurus preloads a page, and loads the whole document when that fails.

const from = '/docs/';
const to = '/blog';
const lostFile = /assets|ChunkLoadError|Loading chunk|uncaught/;

test('the chunk of the next page is missing: the page is loaded as a document, which needs no chunk', async ({
  page,
  user,
}) => {
  user.consequences = {reload: true, console: lostFile};
  await breakResponse(page, files['a route chunk'], 'is missing');
  await user.open(from);
  await user.expectInteractive();
  await user.follow(to);
  await user.expectText(to);
  await user.expectInteractive();
  await user.expectRecovered(to);
});

test('two navigations overlap, and the first fails', async ({page, user}) => {
  user.consequences = {console: lostFile};
  await user.open(from);
  await user.expectInteractive();
  await page.evaluate(() => Promise.resolve(window.docusaurus.preload('/docs/faq/')));
  const scripts = await pauseRequests(page, files['a route chunk']);
  await user.follow(to);
  await user.follow('/docs/faq/');
  await user.expectText('/docs/faq/');
  const failure = page.waitForEvent('requestfailed');
  scripts.fail();
  await failure;
  await user.expectInteractive();
  await user.expectRecovered('/docs/faq/');
});

test('two navigations overlap, and the scripts of the first come first', async ({page, user}) => {
  await user.open('/docs/help/');
  await user.expectInteractive();
  await page.waitForLoadState('networkidle');
  const firstPause = await pauseRequests(page, /assets\/js\//);
  await user.follow(to);
  await expect(page).toHaveURL(to);
  const secondPause = await pauseRequests(page, /assets\/js\//);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[href="/docs/faq/"]');
    if (link) link.hash = 'forgot-password';
    link?.click();
  });
  await expect(page).toHaveURL('/docs/faq/#forgot-password');
  const scripts = page.waitForResponse(/assets\/js\//);
  firstPause.release();
  await scripts;
  await user.expectText('/docs/help/');
  secondPause.release();
  await user.expectText('/docs/faq/');
  await expect(page.locator('#forgot-password')).toHaveAttribute('open');
  await expect(page.locator('body > output')).toHaveText(titleOf('/docs/faq/'));
});

test('one page of the manual crashes, and a link leads to another', async ({page, user}) => {
  user.consequences = {console: /The text is gone/};
  await page.setViewportSize({width: 360, height: 800});
  user.navigates();
  // Rendering the text of one page throws. A build without minification has this form.
  const crash = 'if(location.pathname==="/docs/faq/")throw new Error("The text is gone");';
  const start = /(function \w+\(\w+ ?= ?\{\}\) ?\{)(?=\s*(?:let|const) ?\{\s*wrapper)/g;
  await changeScripts(page, (script) => script.replace(start, `$1${crash}`));
  await open(page, '/docs/help/');
  await user.follow('/docs/faq/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Esta página ha fallado.');
  await user.follow('/docs/');
  await user.expectText('/docs/');
  await expect(page).toHaveTitle(textsOf(fileOf('/docs/'), 'title')[0] ?? '');
});
