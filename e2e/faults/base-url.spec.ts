import {serve} from '../../scripts/serve';
import {absolute, buildFolder} from '../support/build';
import {test, words} from '../support/fault';
import {expect} from '../support/test';

// The site was built for the root of a host and is deployed in a folder, so that the page requests all its files at wrong addresses.

for (const path of ['/docs/faq/', '/docs/unknown']) {
  test(`the base URL is wrong, on ${path}`, async ({page, user}) => {
    user.consequences = {console: /404/};
    const {url, close} = await serve({root: buildFolder, baseUrl: '/ayuda/'});
    user.navigates();
    await page.goto(url.replace(/\/$/, '') + path);
    await expect(user.message.getByText(words.baseTitle)).toBeVisible();
    await expect(user.message.getByText(words.baseConfigured)).toContainText('/');
    await expect(user.message.getByText(words.baseSuggested)).toContainText('/ayuda/');
    if (path !== '/docs/unknown') await user.expectText(path);
    await close();
  });
}

// Tools that copy a site, for example into a ZIM file, keep its addresses and open its files by their names.
test('a reader of a copy in a folder learns where the site is, and sees nothing about base URLs', async ({
  page,
  user,
}) => {
  user.consequences = {console: /404/};
  const {url, close} = await serve({root: buildFolder, baseUrl: '/ayuda/'});
  user.navigates();
  await page.goto(`${url}docs/faq/index.html`);
  await expect(user.message.getByText(words.failed)).toBeVisible();
  await expect(user.message.getByRole('link')).toHaveAttribute('href', absolute('/docs/faq/'));
  await expect(page.getByText(words.baseTitle)).toHaveCount(0);
  await user.expectText('/docs/faq/');
  await close();
});
