import {type Page, type Route} from '@playwright/test';
import {applyEdits, attributeSpan, elementSpan} from '../../src/lib/html/edits';
import {parseHtml} from '../../src/lib/html/parse';
import {selectAll} from '../../src/lib/html/select';

/** Another spelling of a name of the platform, which no browser knows. */
const unknown = (text: string) => text.replace(/popover/gi, (name) => name.replace('o', '0'));

/** The page without its own policy, and without the hashes of its files. */
function withoutPolicy(html: string): string {
  const document = parseHtml(html);
  const spans = [
    ...selectAll('meta[http-equiv="Content-Security-Policy"]', document).map(elementSpan),
    ...selectAll('[integrity]', document).map((element) => attributeSpan(element, 'integrity')),
  ];
  return applyEdits(
    html,
    spans.map((span) => ({...span, text: ''})),
  );
}

async function spellUnknown(route: Route): Promise<void> {
  const response = await route.fetch();
  // The policies name the hashes of the files and styles as they were built.
  const {'content-security-policy': _policy, 'integrity-policy': _integrity, ...headers} = response.headers();
  const text = await response.text();
  const body = unknown(route.request().resourceType() === 'document' ? withoutPolicy(text) : text);
  await route.fulfill({response, headers, body});
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
