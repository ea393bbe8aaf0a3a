import {serve} from '../../scripts/serve';
import {buildFolder} from '../support/build';
import {locales} from '../support/locales';
import {fault} from '../support/fault';
import {saveData} from '../support/conditions';
import {test} from '../support/test';

// The site was built for the root of a host and is deployed in a folder, so that the page requests all its files at wrong addresses.

for (const locale of locales) {
  for (const path of ['/', '/docs/faq/']) {
    for (const how of ['', ', saving data'] as const) {
      test(
        `the base URL is wrong${how}, on ${path} (${locale})`,
        fault(locale, {reloads: 0, console: /404/}, async ({page, at, user}) => {
          const {url, close} = await serve({root: buildFolder, baseUrl: '/ayuda/'});
          try {
            if (how) await saveData(page);
            user.navigates();
            await page.goto(url.replace(/\/$/, '') + at(path));
            await user.expectBaseUrlBanner('/', '/ayuda/');
            await user.expectText(path);
          } finally {
            await close();
          }
        }),
      );
    }
  }

  test(
    `the base URL is wrong, on a page that is not there (${locale})`,
    fault(locale, {reloads: 0, console: /404/}, async ({page, at, user}) => {
      const {url, close} = await serve({root: buildFolder, baseUrl: '/ayuda/'});
      try {
        user.navigates();
        await page.goto(url.replace(/\/$/, '') + at('/docs/unknown'));
        await user.expectBaseUrlBanner('/', '/ayuda/');
      } finally {
        await close();
      }
    }),
  );
}
