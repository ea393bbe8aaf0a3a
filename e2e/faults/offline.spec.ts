import {saveData} from '../support/conditions';
import {fault} from '../support/fault';
import {files} from '../support/files';
import {expect} from '../support/test';

// The reader has no connection. A page that is there stays; nothing is loaded again, since nothing would come.

const page = '/docs/';
const console = /ERR_INTERNET_DISCONNECTED|Loading chunk|\/assets\/css\/site\./;

fault('offline before the scripts are asked for', {reloads: 0, console}, async ({page: target, reader}) => {
  await saveData(target);
  await reader.opens(page);
  await reader.reads(page);
  await target.context().setOffline(true);
  await reader.pressesLanguages();
  await reader.isToldOffline();
  await reader.reads(page);
  await target.context().setOffline(false);
  await reader.retries();
});

fault('offline while the scripts come', {reloads: 0, console}, async ({page: target, reader}) => {
  let goOn = () => {};
  const gone = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await target.route(files['the main script'], async (route) => {
    await gone;
    await route.abort('internetdisconnected');
  });
  const asked = target.waitForRequest(files['the main script']);
  await reader.opens(page);
  await asked;
  await target.context().setOffline(true);
  goOn();
  await reader.isToldOffline();
  await reader.reads(page);
  await target.unroute(files['the main script']);
  await target.context().setOffline(false);
  await reader.retries();
});

fault('offline when a link is followed', {reloads: 1, console}, async ({page: target, reader}) => {
  // Nothing is fetched ahead.
  await saveData(target);
  await reader.opens(page);
  await reader.pressesLanguages();
  await reader.seesLanguages();
  await target.context().setOffline(true);
  await reader.follows('/blog');
  await expect(target.locator('#main-frame-error')).toBeVisible();
  reader.notes("the browser's own error page");
  await target.context().setOffline(false);
  reader.asks();
  await target.reload();
  await reader.reads('/blog');
  await reader.pressesLanguages();
  await reader.usesButtons();
  reader.recovered = "by the browser's reload";
});
