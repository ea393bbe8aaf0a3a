import {hydrate, pauseRequests, saveData} from '../support/conditions';
import {test, words} from '../support/fault';
import {files} from '../support/files';
import {expect} from '../support/test';
import {uiString} from '../support/uiStrings';

// The reader has no connection. The open page stays; nothing is reloaded, because nothing would arrive.

const path = '/docs/';
const console = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Loading chunk|\/assets\/css\/all\./;

test('offline when a link is followed before the scripts are requested', async ({page, user, context}) => {
  await saveData(page);
  await user.open(path);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await user.follow('/blog');
  await user.expectOfflineMessage();
  await user.expectText(path);
  // The buttons of the message work at once, although nothing else can.
  await user.message.getByRole('button', {name: words.close}).click();
  await user.expectNoMessage();
  await user.follow('/blog');
  await user.expectOfflineMessage();
  await context.setOffline(false);
  user.navigates();
  await Promise.all([page.waitForEvent('load'), user.retryButton.click()]);
  await user.expectText(path);
  user.navigates();
  await user.follow('/blog');
  await user.expectText('/blog');
});

test('offline while the scripts load', async ({page, user, context}) => {
  user.consequences = {console};
  const {fail} = await pauseRequests(page, files['the main script']);
  const request = page.waitForRequest(files['the main script']);
  await user.open(path);
  await request;
  await context.setOffline(true);
  fail();
  await user.expectOfflineMessage();
  await user.expectText(path);
  await page.unrouteAll();
  await context.setOffline(false);
  await user.retry();
});

test('offline when a link of a hydrated first page is followed', async ({page, user, context}) => {
  await saveData(page);
  await user.open(path);
  await hydrate(page);
  await context.setOffline(true);
  await user.follow('/blog');
  await user.expectOfflineMessage();
  await user.expectText(path);
  await expect(page).toHaveURL(path);
  await context.setOffline(false);
  await user.follow('/blog');
  await user.expectText('/blog');
});

test('offline when a link of a later page is followed, saving data', async ({page, user, context}) => {
  user.consequences = {console};
  // Nothing has been prefetched.
  await saveData(page);
  await user.open('/docs/faq/');
  await hydrate(page);
  await user.follow(path);
  await user.expectText(path);
  await context.setOffline(true);
  await user.follow('/blog');
  // The error replaces the page inside the layout of the site.
  await expect(page.getByRole('alert')).toContainText(uiString('es', 'loading.offline'));
  await expect(page).toHaveURL('/blog');
  await user.retryButton.click();
  await expect(page.getByRole('alert')).toContainText(uiString('es', 'loading.offline'));
  await context.setOffline(false);
  user.navigates();
  await user.retryButton.click();
  await user.expectText('/blog');
});
