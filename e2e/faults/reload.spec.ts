import {type Route} from '@playwright/test';
import {fault} from '../support/fault';
import {files, spoil} from '../support/files';
import {expect} from '../support/test';

// The one reload of a page that could not start fails as well.

const page = '/docs/';
const unanswered: [name: string, answer: (route: Route) => unknown][] = [
  ['brings nothing', (route) => route.fulfill({status: 204})],
  ['is never answered', () => undefined],
];

for (const [name, answer] of unanswered) {
  fault(`the reload ${name}`, {reloads: 1, console: /main/}, async (scene) => {
    const {reader} = scene;
    const heal = await spoil(scene.page, files['the main script'], 'is cut off');
    let loads = 0;
    await scene.page.route(
      (url) => url.pathname === scene.at('/docs') || url.pathname === scene.at(page),
      (route) => {
        loads += 1;
        return loads === 2 ? answer(route) : route.fallback();
      },
    );
    await reader.opens(page);
    await reader.isTold(files['the main script']);
    await reader.reads(page);
    await heal();
    await reader.retries();
  });
}

fault('the reload finds no server', {reloads: 1, console: /main|chrome-error|ERR_CONNECTION/}, async (scene) => {
  const {reader} = scene;
  const heal = await spoil(scene.page, files['the main script'], 'is cut off');
  let loads = 0;
  const documents = (url: URL) => url.pathname.startsWith(scene.at('/docs'));
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
