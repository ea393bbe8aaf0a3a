import {type Page} from '@playwright/test';
import {denyStorage, fillStorage} from '../support/conditions';
import {fault} from '../support/fault';
import {files, breakResponse} from '../support/files';
import {expect, test} from '../support/test';
import {uiString} from '../support/uiStrings';

// Storage is unavailable. Pages work; choices last until the page is left.

const page = '/docs/';
async function blockCookies(target: Page): Promise<void> {
  const devtools = await target.context().newCDPSession(target);
  await devtools.send('Emulation.setDocumentCookieDisabled', {disabled: true});
  await denyStorage(target, 'localStorage');
  await denyStorage(target, 'sessionStorage');
}

/** Stores it under every key that is read, again on every page. */
const storeNonsense = (target: Page) =>
  target.addInitScript((value) => {
    for (const key of [
      'theme',
      'font.faces',
      'docusaurus.announcement.id',
      'docs-preferred-version-default',
      'search.recent',
    ]) {
      localStorage.setItem(key, value);
    }
    for (const key of ['scroll.positions', 'hydration.redirected']) {
      sessionStorage.setItem(key, value);
    }
  }, '{nonsense');

const conditions: [name: string, arrange: (target: Page) => Promise<unknown>, warning?: RegExp][] = [
  [
    'without storage developers are warned, and everything else works',
    (target) => denyStorage(target, 'localStorage'),
    /browser storage is not available/,
  ],
  ['with a full storage developers are warned, and everything else works', fillStorage, /Docusaurus storage error/],
  ['the storage holds what is no JSON', storeNonsense],
];

for (const [name, arrange, warning] of conditions) {
  test(
    name,
    fault(warning ? {reloads: 0, console: warning} : {reloads: 0}, async ({page: target, user}) => {
      await arrange(target);
      await user.open(page);
      await user.expectInteractive();
      await user.expectText(page);
      await target.getByRole('button', {name: uiString('es', 'theme.AnnouncementBar.closeButtonAriaLabel')}).click();
      await expect(target.locator('.theme-announcement-bar')).toBeHidden();
      await user.follow('/docs/faq/');
      await user.expectText('/docs/faq/');
      await target.locator('#forgot-password > summary').click();
      await expect(target.locator('#forgot-password .answer__body')).toBeVisible();
      await user.expectNoMessage();
    }),
  );
}

test(
  'cookies are blocked and the main script is missing',
  fault({reloads: 1, console: /main|not available/}, async (context) => {
    const {user} = context;
    await blockCookies(context.page);
    const restore = await breakResponse(context.page, files['the main script'], 'is missing');
    await user.open(page);
    await user.expectLoadError(files['the main script']);
    await user.expectText(page);
    restore();
    await user.retry();
  }),
);
