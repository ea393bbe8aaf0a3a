import {type Page, type Route} from '@playwright/test';
import {fault, type Scene} from '../support/fault';
import {files, spoil} from '../support/files';
import {expect} from '../support/test';

// The one reload of a page that could not start fails as well.

const page = '/docs/';

/** Spoils the second load of the document, which is the page's own. */
async function onReload({page: target, at}: Scene, answer: (route: Route) => unknown): Promise<void> {
  let loads = 0;
  await target.route(
    ({pathname}) => pathname === at(page),
    (route) => {
      loads += 1;
      return loads === 2 ? answer(route) : route.fallback();
    },
  );
}

fault('the reload brings nothing', {reloads: 1, console: /main/}, async (scene) => {
  const {reader} = scene;
  const heal = await spoil(scene.page, files['the main script'], 'is cut off');
  await onReload(scene, (route) => route.fulfill({status: 204}));
  await reader.opens(page);
  await reader.isTold(files['the main script']);
  await reader.reads(page);
  await heal();
  await reader.retries();
});

/** Whether the message is in the page. Playwright's own expectations wait for a load to end, and this one does not. */
const isTold = (target: Page) => target.waitForFunction(() => document.querySelector('.boot-message[role="alert"]'));

fault('the reload is never answered', {reloads: 1, console: /main/}, async (scene) => {
  const {reader} = scene;
  const heal = await spoil(scene.page, files['the main script'], 'is cut off');
  let giveUp = async () => {};
  await onReload(scene, (route) => {
    giveUp = () => route.fulfill({status: 204});
  });
  await reader.opens(page);
  await isTold(scene.page);
  await giveUp();
  await reader.isTold(files['the main script']);
  await reader.reads(page);
  await heal();
  await reader.retries();
});

fault('the reload finds no server', {reloads: 1, console: /main|chrome-error|ERR_CONNECTION/}, async (scene) => {
  const {reader} = scene;
  const heal = await spoil(scene.page, files['the main script'], 'is cut off');
  let loads = 0;
  const documents = ({pathname}: URL) => pathname === scene.at(page);
  await scene.page.route(documents, (route) => {
    loads += 1;
    return loads === 1 ? route.fallback() : route.abort('connectionrefused');
  });
  await reader.opens(page);
  await expect(scene.page.locator('#main-frame-error')).toBeVisible();
  reader.notes("the browser's own error page");
  await heal();
  await scene.page.unroute(documents);
  reader.asks();
  await scene.page.reload();
  await reader.reads(page);
  await reader.usesButtons();
  reader.recovered = "by the browser's reload";
});
