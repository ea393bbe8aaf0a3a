import {serve} from '../../scripts/serve';
import {buildFolder} from '../support/build';
import {fault} from '../support/fault';
import {test} from '../support/test';

// The site was built for the root of a host and is deployed in a folder, so that the page requests all its files at wrong addresses.

const visits = [
  ['on /docs/faq/', '/docs/faq/'],
  ['on a page that is not there', '/docs/unknown'],
] as const;

for (const [name, path] of visits) {
  test(
    `the base URL is wrong, ${name}`,
    fault({reloads: 0, console: /404/}, async ({page, user}) => {
      const {url, close} = await serve({root: buildFolder, baseUrl: '/ayuda/'});
      try {
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
