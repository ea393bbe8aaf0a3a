import {saveData, setReloadTimeout} from '../support/conditions';
import {serveOwnSite} from '../support/deploy';
import {test as base} from '../support/fault';
import {findInSearch} from '../support/test';

// A new version of the site replaces the one that a reader has open.

const path = '/docs/';
const lost = {reload: true, console: /404|Loading chunk|\/assets\/css\/all\./} as const;

/** A page of a separate site is open, without prefetching: files that are requested after the deploy are gone, or kept. */
const test = base.extend<{deploy: Awaited<ReturnType<typeof serveOwnSite>>['deploy']}>({
  deploy: async ({page, user}, use) => {
    const site = await serveOwnSite();
    await saveData(page);
    // A busy machine takes longer for it than a page waits, which then shows its message.
    await setReloadTimeout(page, 60_000);
    user.navigates();
    await page.goto(site.url + path);
    await user.expectText(path);
    await use(site.deploy);
    await site.disconnect();
  },
});

test('a new version removes the chunks of an open tab', async ({user, deploy}) => {
  user.expected = lost;
  await user.pressSearch();
  await user.expectSearchOpen();
  await deploy();
  // Without prefetching the chunk of the next page is requested when it is gone.
  await user.follow('/blog');
  await user.expectInteractive();
  await user.expectRecovered('/blog');
});

test('a new version keeps the files of the old one', async ({page, user, deploy}) => {
  await deploy({keepsOld: true});
  await user.pressSearch();
  await user.expectSearchOpen();
  await page.keyboard.press('Escape');
  await findInSearch(page, 'reembolso');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await user.follow('/blog');
  await user.expectInteractive();
  await user.expectRecovered('/blog');
});
