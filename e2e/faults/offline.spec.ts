import {saveData} from '../support/conditions';
import {locales} from '../../src/site-model/locales';
import {fault} from '../support/fault';
import {files} from '../support/files';
import {expect, test} from '../support/test';

// The reader has no connection. A page that is there stays; nothing is loaded again, since nothing would come.

const page = '/docs/';
const console = /ERR_INTERNET_DISCONNECTED|Loading chunk|\/assets\/css\/all\./;

for (const locale of locales) {
  test(
    `offline before the scripts are asked for (${locale})`,
    fault(locale, {reloads: 0, console}, async ({page: target, user}) => {
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
    `offline while the scripts come (${locale})`,
    fault(locale, {reloads: 0, console}, async ({page: target, user}) => {
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
    `offline when a link is followed (${locale})`,
    fault(locale, {reloads: 1, console}, async ({page: target, user}) => {
      // Nothing is fetched ahead.
      await saveData(target);
      await user.open(page);
      await user.pressLanguageMenu();
      await user.expectLanguageMenuOpen();
      await target.context().setOffline(true);
      await user.follow('/blog');
      await expect(target.locator('#main-frame-error')).toBeVisible();
      user.note("the browser's own error page");
      await target.context().setOffline(false);
      user.navigates();
      await target.reload();
      await user.expectText('/blog');
      await user.pressLanguageMenu();
      await user.expectInteractive();
      user.recovery = "by the browser's reload";
    }),
  );
}
