import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import strings from '../../i18n/en/static-first/strings.json';
import {serve} from '../../scripts/serve';
import {absolute, buildFolder} from '../support/build';
import {test, words} from '../support/fault';
import {expect} from '../support/test';
import {textsOf} from '../../src/lib/pluginTexts';

// The site was built for the root of a host and is deployed in a folder, so that the page requests all its files at wrong addresses.

const english = textsOf(strings);

for (const path of ['/docs/faq/', '/docs/unknown']) {
  test(`the base URL is wrong, on ${path}`, async ({page, user}) => {
    user.expected = {console: /404/};
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

for (const [address, language, say] of [
  ['of the root', 'en', english],
  ['of the root, whatever is asked for', 'es', words],
] as const) {
  test(`the base URL is wrong, on an unknown page in English: the host sends the page ${address}`, async ({
    page,
    user,
  }) => {
    user.expected = {console: /404/};
    const {url, close} = await serve({root: buildFolder, baseUrl: '/ayuda/'});
    const body = readFileSync(join(buildFolder, '404.html'), 'utf8');
    await page.route(language === 'en' ? '**/en/unknown' : /\/en\/(?:unknown|404\.html)(?:#|$)/, (route) =>
      route.fulfill({status: 404, contentType: 'text/html', body}),
    );
    // The folder of the language has the same file, which may come first.
    await page.route('**/ayuda/assets/js/start.*', async (route) => {
      await page.waitForResponse(/\/ayuda\/en\/assets\/js\/start\./);
      await route.continue();
    });
    user.navigates();
    // It leads to the page of the language.
    user.navigates();
    await page.goto(new URL('/ayuda/en/unknown', url).href, {waitUntil: 'commit'});
    await expect(user.message.getByText(say.baseSuggested)).toHaveText(`${say.baseSuggested}/ayuda/`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await close();
  });
}

// A tool that copies a site keeps its addresses, as a ZIM does, and opens its files by their names.
test('a reader of a copy in a folder is told where the site is, and nothing about base URLs', async ({page, user}) => {
  user.expected = {console: /404/};
  const {url, close} = await serve({root: buildFolder, baseUrl: '/ayuda/'});
  user.navigates();
  await page.goto(`${url}docs/faq/index.html`);
  await expect(user.message.getByText(words.failed)).toBeVisible();
  await expect(user.message.getByRole('link')).toHaveAttribute('href', absolute('/docs/faq/'));
  await expect(page.getByText(words.baseTitle)).toHaveCount(0);
  await user.expectText('/docs/faq/');
  await close();
});
