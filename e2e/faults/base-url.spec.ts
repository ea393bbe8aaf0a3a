import {type Page} from '@playwright/test';
import {serve} from '../../scripts/serve';
import {buildFolder} from '../support/build';
import {fault} from '../support/fault';
import {saveData} from '../support/conditions';
import {test} from '../support/test';

// The site was built for the root of a host and is deployed in a folder, so that the page requests all its files at wrong addresses.

const visits: [name: string, path: string, arrange?: (page: Page) => Promise<void>][] = [
  ['on /docs/faq/', '/docs/faq/'],
  ['on /docs/faq/, saving data', '/docs/faq/', saveData],
  ['on a page that is not there', '/docs/unknown'],
];

for (const [name, path, arrange] of visits) {
  test(
    `the base URL is wrong, ${name}`,
    fault({reloads: 0, console: /404/}, async ({page, user}) => {
      const {url, close} = await serve({root: buildFolder, baseUrl: '/ayuda/'});
      try {
        await arrange?.(page);
        user.navigates();
        await page.goto(url.replace(/\/$/, '') + path);
        await user.expectBaseUrlBanner('/', '/ayuda/');
        if (path !== '/docs/unknown') await user.expectText(path);
      } finally {
        await close();
      }
    }),
  );
}
