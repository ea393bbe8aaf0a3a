import {type Page} from '@playwright/test';
import {denyStorage, fillStorage} from '../support/conditions';
import {test} from '../support/fault';
import {files, breakResponse} from '../support/files';
import {expect} from '../support/test';
import {uiString} from '../support/uiStrings';

// Storage is unavailable. Pages work; choices last until the reader leaves the page.

const path = '/docs/';

/** Damages the value of every key that the site reads, again on every page. */
const storeNonsense = (page: Page) =>
  page.addInitScript((value) => {
    const choices = ['theme', 'font.faces', 'docusaurus.announcement.id', 'docs-preferred-version-default'];
    [...choices, 'search.recent'].forEach((key) => localStorage.setItem(key, value));
    sessionStorage.setItem('static-first.redirected', value);
  }, '{nonsense');

const deny = (page: Page) => denyStorage(page, 'localStorage');

const conditions: [name: string, arrange: (page: Page) => Promise<unknown>, warning?: RegExp][] = [
  ['without storage developers are warned, and everything else works', deny, /browser storage is not available/],
  ['with a full storage developers are warned, and everything else works', fillStorage, /Docusaurus storage error/],
  ['the storage holds text that is not JSON', storeNonsense],
];

for (const [name, arrange, warning] of conditions) {
  test(name, async ({page, user}) => {
    user.consequences = warning ? {console: warning} : {};
    await arrange(page);
    await user.open(path);
    await user.expectInteractive();
    await user.expectText(path);
    await page.getByRole('button', {name: uiString('es', 'theme.AnnouncementBar.closeButtonAriaLabel')}).click();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    await user.follow('/docs/faq/');
    await user.expectText('/docs/faq/');
    await page.locator('#forgot-password > summary').click();
    await expect(page.locator('#forgot-password .answer__body')).toBeVisible();
    await user.expectNoMessage();
  });
}

test('cookies are blocked and the main script is missing', async ({page, user, context}) => {
  user.consequences = {reload: true, console: /main|not available/};
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', {disabled: true});
  await denyStorage(page, 'localStorage');
  await denyStorage(page, 'sessionStorage');
  const restore = await breakResponse(page, files['the main script'], 'is missing');
  await user.open(path);
  await user.expectToRecover(path, files['the main script'], restore);
});
