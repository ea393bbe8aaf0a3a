import {saveData} from '../support/conditions';
import {fault} from '../support/fault';
import {files} from '../support/files';
import {expect, test} from '../support/test';

// The reader has no connection. A page that is there stays; nothing is loaded again, since nothing would come.

const page = '/docs/';
const offline = {es: 'No tienes conexión.', en: 'You are offline.'};
const console = /ERR_INTERNET_DISCONNECTED|Failed to fetch|Loading chunk|\/assets\/css\/all\./;

test(
  'offline before the scripts are asked for',
  fault({reloads: 0, console}, async ({page: target, user}) => {
    await saveData(target);
    await user.open(page);
    await user.expectText(page);
    await target.context().setOffline(true);
    await user.pressLanguageMenu();
    await user.expectOfflineMessage();
    await user.expectText(page);
    await target.context().setOffline(false);
    await user.retry();
  }),
);

test(
  'offline when a link is followed before the scripts are asked for',
  fault({reloads: 0}, async ({page: target, user}) => {
    await saveData(target);
    await user.open(page);
    await target.waitForLoadState('networkidle');
    await target.context().setOffline(true);
    await user.follow('/blog');
    await user.expectOfflineMessage();
    await user.expectText(page);
    await target.context().setOffline(false);
    user.navigates();
    await user.follow('/blog');
    await user.expectText('/blog');
  }),
);

test(
  'offline while the scripts come',
  fault({reloads: 0, console}, async ({page: target, user}) => {
    let goOn = () => {};
    const gone = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await target.route(files['the main script'], async (route) => {
      await gone;
      await route.abort('internetdisconnected');
    });
    const asked = target.waitForRequest(files['the main script']);
    await user.open(page);
    await asked;
    await target.context().setOffline(true);
    goOn();
    await user.expectOfflineMessage();
    await user.expectText(page);
    await target.unroute(files['the main script']);
    await target.context().setOffline(false);
    await user.retry();
  }),
);

test(
  'offline when a link is followed, saving data',
  fault({reloads: 0, console}, async ({page: target, user}) => {
    // Nothing is fetched ahead.
    await saveData(target);
    await user.open(page);
    await user.pressLanguageMenu();
    await user.expectLanguageMenuOpen();
    await target.context().setOffline(true);
    await user.follow('/blog');
    // Instead of the page, within the layout of the site.
    await expect(target.getByRole('alert')).toContainText(offline.es);
    await expect(target).toHaveURL('/blog');
    await user.retryButton.click();
    await expect(target.getByRole('alert')).toContainText(offline.es);
    await target.context().setOffline(false);
    await user.retry();
    await user.expectText('/blog');
  }),
);
