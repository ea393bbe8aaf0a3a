import {pauseRequests, scriptsBetween, type PausedRequests} from '../support/conditions';
import {fileOf, readPage} from '../support/build';
import {crashText} from '../support/crash';
import {fault, type FaultContext} from '../support/fault';
import {breakResponse} from '../support/files';
import {expect, open, test} from '../support/test';

// The next page does not come, or crashes. Docusaurus loads it ahead of showing it, and loads the whole document when that fails.

const from = '/docs/';
const to = '/blog';
const scriptsOfNext = scriptsBetween(from, to);
const isOfNext = ({pathname}: URL) => scriptsOfNext.includes(pathname);

/** Opens a page and follows a link to one whose scripts are paused. */
async function openAndFollow(context: FaultContext): Promise<PausedRequests> {
  const paused = await pauseRequests(context.page, scriptsOfNext);
  await context.user.open(from);
  await context.user.expectInteractive();
  await context.user.follow(to);
  return paused;
}

test(
  'the chunk of the next page is missing',
  fault({reloads: 1, console: /assets|ChunkLoadError|Loading chunk|uncaught/}, async (context) => {
    const {page, user} = context;
    const restore = await breakResponse(page, isOfNext, 'is missing');
    await user.open(from);
    await user.expectInteractive();
    await user.follow(to);
    await user.expectLoadError(/ChunkLoadError|\/assets\/js\/|SyntaxError/);
    await user.expectText(to);
    restore();
    await user.retry();
    await user.expectText(to);
  }),
);

test(
  'the next page fails to be fetched once',
  fault({reloads: 1, console: /Loading chunk|assets/}, async (context) => {
    const {page, user} = context;
    await user.open(from);
    await user.expectInteractive();
    // A prefetch would fail instead.
    await page.waitForLoadState('networkidle');
    const restore = await breakResponse(page, isOfNext, 'is cut off');
    page.on('requestfailed', restore);
    await user.follow(to);
    await user.expectInteractive();
    await user.expectRecovered(to);
  }),
);

test(
  'two navigations overlap, and the first fails',
  fault({reloads: 1, console: /Loading chunk|assets/}, async (context) => {
    const {user} = context;
    const first = await openAndFollow(context);
    await user.follow('/docs/faq/');
    await user.expectText('/docs/faq/');
    first.fail();
    await expect.poll(() => user.reloads).toBe(1);
    await user.expectInteractive();
    await user.expectRecovered('/docs/faq/');
  }),
);

test(
  'the reader goes back while the next page loads',
  fault({reloads: 0}, async (context) => {
    const {page, user} = context;
    const scripts = await openAndFollow(context);
    await expect(page).toHaveURL(to);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(from);
    await user.expectText(from);
    scripts.release();
    await user.expectRecovered(from);
  }),
);

test(
  'one page of the manual crashes, and a link leads to another',
  fault({reloads: 0, console: /The text is gone/}, async ({page, user}) => {
    await page.setViewportSize({width: 360, height: 800});
    user.navigates();
    await crashText(page, '/docs/faq/');
    await open(page, '/docs/help/');
    await user.follow('/docs/faq/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Esta página ha fallado.');
    await user.follow('/docs/');
    await user.expectText('/docs/');
    await expect(page).toHaveTitle(readPage(fileOf('/docs/')).querySelector('title')?.text ?? '');
  }),
);
