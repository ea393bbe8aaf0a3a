import {type Page, type Route} from '@playwright/test';
import {fault, type FaultContext} from '../support/fault';
import {files, breakResponse} from '../support/files';
import {expect, test} from '../support/test';

// The one reload of a page that could not start fails as well.

const page = '/docs/';

/** The page waits for its reload as briefly as it can. Playwright's clock cannot pass the time while a reload is on its way. */
async function hurry(target: Page): Promise<void> {
  await target.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const soon = (callback: () => void, delay?: number) => later(callback, delay === 10_000 ? 0 : delay);
    Object.assign(window, {setTimeout: soon});
  });
}

/** Breaks the second load of the document, which is the page's own. */
async function onReload({page: target}: FaultContext, answer: (route: Route) => unknown): Promise<void> {
  let loads = 0;
  await target.route(
    ({pathname}) => pathname === page,
    (route) => {
      loads += 1;
      return loads === 2 ? answer(route) : route.fallback();
    },
  );
}

test(
  'the reload brings nothing',
  fault({reloads: 1, console: /main/}, async (context) => {
    const {user} = context;
    const restore = await breakResponse(context.page, files['the main script'], 'is cut off');
    await onReload(context, (route) => route.fulfill({status: 204}));
    await hurry(context.page);
    await user.open(page);
    await user.expectLoadError(files['the main script']);
    await user.expectText(page);
    restore();
    await user.retry();
  }),
);

test(
  'the reload finds no server',
  fault({reloads: 1, console: /main|chrome-error|ERR_CONNECTION/}, async (context) => {
    const {user} = context;
    const restore = await breakResponse(context.page, files['the main script'], 'is cut off');
    let loads = 0;
    const documents = ({pathname}: URL) => pathname === page;
    await context.page.route(documents, (route) => {
      loads += 1;
      return loads === 1 ? route.fallback() : route.abort('connectionrefused');
    });
    await user.open(page);
    await expect(context.page.locator('#main-frame-error')).toBeVisible();
    restore();
    await context.page.unroute(documents);
    user.navigates();
    await context.page.reload();
    await user.expectText(page);
    await user.expectInteractive();
  }),
);
