import {saveData, setReloadTimeout} from '../support/conditions';
import {serveOwnSite, type DeployOptions} from '../support/deploy';
import {fault, type FaultContext} from '../support/fault';
import {files} from '../support/files';
import {findInSearch} from '../support/search';
import {test} from '../support/test';

// A new version of the site replaces the one that a reader has open.

const page = '/docs/';
const console = /404|Loading chunk|\/assets\/css\/all\./;

type Site = Awaited<ReturnType<typeof serveOwnSite>>;

/** Opens a page of a separate site, without prefetching: files that are requested after the deploy are gone, or kept. */
function inOpenTab(
  expected: Parameters<typeof fault>[0],
  scenario: (context: FaultContext, deploy: Site['deploy']) => Promise<void>,
) {
  return fault(expected, async (context) => {
    const site = await serveOwnSite();
    try {
      await saveData(context.page);
      // A busy machine takes longer for it than a page waits, which then gives up what was pressed.
      await setReloadTimeout(context.page, 60_000);
      context.user.navigates();
      await context.page.goto(site.url + page);
      await context.user.expectText(page);
      await scenario(context, site.deploy);
    } finally {
      await site.close();
    }
  });
}

/** Presses a button that needs the scripts, which the new version may have removed. */
async function pressAfter({user}: FaultContext, deploy: Site['deploy'], options?: DeployOptions): Promise<void> {
  await deploy(options);
  await user.pressLanguageMenu();
}

test(
  'a new version removes the chunks of an open tab',
  inOpenTab({reloads: 1, console}, async ({user}, deploy) => {
    await user.pressLanguageMenu();
    await user.expectLanguageMenuOpen();
    await deploy();
    // Without prefetching the chunk of the next page is requested when it is gone.
    await user.follow('/blog');
    await user.expectInteractive();
    await user.expectRecovered('/blog');
  }),
);

test(
  'a new version removes the scripts before they are asked for',
  inOpenTab({reloads: 1, console}, async (context, deploy) => {
    await pressAfter(context, deploy);
    // The press is replayed after the reload.
    await context.user.expectLanguageMenuOpen();
    await context.user.expectNoMessage();
  }),
);

test(
  'a new version keeps the files of the old one',
  inOpenTab({reloads: 0}, async (context, deploy) => {
    const {user, page: target} = context;
    await pressAfter(context, deploy, {keepsOld: true});
    await user.expectLanguageMenuOpen();
    await target.keyboard.press('Escape');
    await findInSearch(target, 'reembolso');
    await target.keyboard.press('Escape');
    await target.keyboard.press('Escape');
    await user.follow('/blog');
    await user.expectInteractive();
    await user.expectUnaffected('/blog');
  }),
);

test(
  'a new version is broken',
  inOpenTab({reloads: 1, console}, async (context, deploy) => {
    await pressAfter(context, deploy, {isBroken: true});
    await context.user.expectLoadError(files['the main script']);
    await context.user.expectText(page);
  }),
);
