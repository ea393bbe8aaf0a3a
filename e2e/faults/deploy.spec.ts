import {saveData} from '../support/conditions';
import {serveOwnSite} from '../support/deploy';
import {locales} from '../../src/site-model/locales';
import {fault} from '../support/fault';
import {test} from '../support/test';

// A new version of the site removes the files of the old one, which a reader still has open.

const page = '/docs/';
const console = /404|Loading chunk|\/assets\/css\/all\./;

for (const locale of locales) {
  test(
    `a new version removes the chunks of an open tab (${locale})`,
    fault(locale, {reloads: 1, console}, async ({page: target, at, user}) => {
      const site = await serveOwnSite();
      try {
        // Nothing is fetched ahead, so the chunk of the next page is asked for when it is gone.
        await saveData(target);
        user.navigates();
        await target.goto(site.url + at(page));
        await user.pressLanguageMenu();
        await user.expectLanguageMenuOpen();
        site.deploy();
        await user.follow('/blog');
        await user.expectInteractive();
        await user.expectRecovered('/blog');
      } finally {
        await site.close();
      }
    }),
  );

  test(
    `a new version removes the scripts before they are asked for (${locale})`,
    fault(locale, {reloads: 1, console}, async (context) => {
      const {page: target, at, user} = context;
      const site = await serveOwnSite();
      try {
        await saveData(target);
        user.navigates();
        await target.goto(site.url + at(page));
        await user.expectText(page);
        site.deploy();
        await user.pressLanguageMenu();
        // The press is replayed after the reload.
        await user.expectLanguageMenuOpen();
        await user.expectNoMessage();
        user.recovery = 'by itself';
      } finally {
        await site.close();
      }
    }),
  );
}
