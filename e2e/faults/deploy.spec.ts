import {hydrate, saveData, setReloadTimeout} from '../support/conditions';
import {serveOwnSite} from '../support/deploy';
import {test as base} from '../support/fault';
import {findInSearch} from '../support/test';

// A new version of the site is deployed while a reader has the old one open.

const path = '/docs/';
const lostFiles = {reload: true, console: /404|Loading chunk|\/assets\/css\/all\./} as const;

/** Opens a page of a separate site without prefetching, so that it requests files only after the deploy. */
const test = base.extend<{deploy: Awaited<ReturnType<typeof serveOwnSite>>['deploy']}>({
  deploy: async ({page, user}, use) => {
    const site = await serveOwnSite();
    await saveData(page);
    // On a busy machine this takes longer than the page waits before it shows its message.
    await setReloadTimeout(page, 60_000);
    user.navigates();
    await page.goto(site.url + path);
    await user.expectText(path);
    await use(site.deploy);
    await site.disconnect();
  },
});

test('a new version removes the chunks of an open tab', async ({page, user, deploy}) => {
  user.consequences = lostFiles;
  await hydrate(page);
  await deploy();
  // Without prefetching, the page requests the chunk of the next page after it is gone.
  await user.follow('/blog');
  await user.expectRecovered('/blog');
});

test('a new version keeps the files of the old one', async ({page, user, deploy}) => {
  await deploy('keeps old files');
  await hydrate(page);
  await findInSearch(page, 'reembolso');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await user.follow('/blog');
  await user.expectText('/blog');
  await user.expectInteractive();
  await user.expectRecovered('/blog');
});
