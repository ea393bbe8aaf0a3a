import {type Page, type Route} from '@playwright/test';

/** Another spelling of a name of the platform, which no browser knows. */
const unknown = (text: string) => text.replace(/popover/gi, (name) => name.replace('o', '0'));

async function spellUnknown(route: Route): Promise<void> {
  const response = await route.fetch();
  // The policies name the hashes of the files as they were built.
  const {'content-security-policy': _policy, 'integrity-policy': _integrity, ...headers} = response.headers();
  await route.fulfill({response, headers, body: unknown(await response.text())});
}

/** Makes a page find no popovers, as in browsers before 2024: every name of them in its files means nothing to the browser. */
export async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const {prototype} of [HTMLScriptElement, HTMLLinkElement]) {
      Object.defineProperty(prototype, 'integrity', {set: () => undefined});
    }
  });
  await page.route(/^http:\/\/localhost:/, (route) =>
    ['document', 'stylesheet', 'script'].includes(route.request().resourceType())
      ? spellUnknown(route)
      : route.fallback(),
  );
}
