import {pauseRequests, scriptsBetween, type PausedRequests} from '../support/conditions';
import {fault, type FaultContext} from '../support/fault';
import {breakagesIn, breakResponse, type Breakage} from '../support/files';
import {oneLocale} from '../support/routes';
import {expect, test} from '../support/test';

// The next page does not come. Docusaurus loads it ahead of showing it, and loads the whole document when that fails.

const from = '/docs/';
const to = '/blog';
let scriptsOfNext: (context: FaultContext, path?: string) => Promise<string[]>;

test.beforeEach(({browser}) => {
  scriptsOfNext = ({at}, path = to) => scriptsBetween(browser, at(from), at(path));
});

/** Opens a page and follows a link to one whose scripts are paused. */
async function openAndFollow(context: FaultContext): Promise<PausedRequests> {
  const paused = await pauseRequests(context.page, await scriptsOfNext(context));
  await context.user.open(from);
  await context.user.expectInteractive();
  await context.user.follow(to);
  return paused;
}

const broken: Breakage[] = ['is cut off', 'is missing', 'is changed', 'ends halfway'];

for (const locale of oneLocale) {
  for (const way of breakagesIn(locale, broken)) {
    const console = /assets|ChunkLoadError|Loading chunk|uncaught/;
    test(
      `the chunk of the next page ${way} (${locale})`,
      fault(locale, {reloads: 1, console}, async (context) => {
        const {page, user} = context;
        const scripts = await scriptsOfNext(context);
        const restore = await breakResponse(page, ({href}) => scripts.includes(href), way);
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
  }

  test(
    `the next page fails to be fetched once (${locale})`,
    fault(locale, {reloads: 1, console: /Loading chunk|assets/}, async (context) => {
      const {page, user} = context;
      const scripts = await scriptsOfNext(context);
      await user.open(from);
      await user.expectInteractive();
      // A prefetch would fail instead.
      await page.waitForLoadState('networkidle');
      const restore = await breakResponse(page, ({href}) => scripts.includes(href), 'is cut off');
      page.on('requestfailed', restore);
      await user.follow(to);
      await user.expectInteractive();
      await user.expectRecovered(to);
    }),
  );

  test(
    `the chunk of the next page is slow (${locale})`,
    fault(locale, {reloads: 0}, async (context) => {
      const {page, user} = context;
      const scripts = await openAndFollow(context);
      await expect(page.locator('#nprogress')).toBeAttached();
      await user.expectText(from);
      scripts.release();
      await user.expectRecovered(to);
    }),
  );

  test(
    `two navigations overlap (${locale})`,
    fault(locale, {reloads: 0}, async (context) => {
      const {page, user} = context;
      const first = await openAndFollow(context);
      await user.follow('/docs/faq/');
      await expect(page).toHaveURL(context.at('/docs/faq/'));
      await user.expectText('/docs/faq/');
      first.release();
      await expect(page.locator('#nprogress')).toHaveCount(0);
      await user.expectRecovered('/docs/faq/');
    }),
  );

  test(
    `two quick navigations overlap (${locale})`,
    fault(locale, {reloads: 0}, async (context) => {
      const {page, user} = context;
      const first = await pauseRequests(page, await scriptsOfNext(context));
      await page.clock.install();
      await user.open(from);
      await user.expectInteractive();
      // Its chunks are loaded by now: the page appears before the progress bar of the stalled one would have started.
      await user.follow('/docs/faq/');
      await user.expectText('/docs/faq/');
      await user.follow(from);
      await user.expectText(from);
      // The clock is paused, so that no timer of the progress bar fires before the page is shown.
      await page.clock.pauseAt(Date.now() + 60_000);
      await user.follow(to);
      await user.follow('/docs/faq/');
      await user.expectText('/docs/faq/');
      await page.clock.fastForward(1000);
      await expect(page.locator('#nprogress')).toHaveCount(0);
      await user.expectNoMessage();
      first.release();
      user.recovery = 'by itself';
    }),
  );

  test(
    `two navigations overlap, and the first fails (${locale})`,
    fault(locale, {reloads: 1, console: /Loading chunk|assets/}, async (context) => {
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
    `the reader goes back while the next page loads (${locale})`,
    fault(locale, {reloads: 0}, async (context) => {
      const {page, user} = context;
      const scripts = await openAndFollow(context);
      await expect(page).toHaveURL(context.at(to));
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(context.at(from));
      await user.expectText(from);
      scripts.release();
      await user.expectRecovered(from);
    }),
  );

  test(
    `the reader goes back and forward while the next page loads (${locale})`,
    fault(locale, {reloads: 0}, async (context) => {
      const {page, user} = context;
      const scripts = await openAndFollow(context);
      await expect(page).toHaveURL(context.at(to));
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(context.at(from));
      await page.evaluate(() => history.forward());
      await expect(page).toHaveURL(context.at(to));
      scripts.release();
      await user.expectRecovered(to);
    }),
  );
}
